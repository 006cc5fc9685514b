//! What is still to be done, one thing on top of the other.

/// One thing that is still to be done.
pub trait StackTask: Copy + Eq {
    /// What stands where nothing is to be done.
    const NOTHING: Self;
}

/// A stack of at most `DEPTH` tasks, no more than 255; the next to do is on top.
///
/// A turn can stop for a question almost anywhere, so rules never wait inside a function: what
/// remains is kept here, in the state.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TaskStack<T, const DEPTH: usize> {
    tasks: [T; DEPTH],
    len: u8,
}

impl<T: StackTask, const DEPTH: usize> TaskStack<T, DEPTH> {
    /// Nothing to do.
    pub const EMPTY: Self = Self { tasks: [T::NOTHING; DEPTH], len: 0 };

    /// The next task, or [`StackTask::NOTHING`].
    #[inline]
    pub fn top(&self) -> T {
        // With nothing to do there is no such place.
        self.tasks.get(usize::from(self.len).wrapping_sub(1)).copied().unwrap_or(T::NOTHING)
    }

    /// Puts a task on top.
    #[inline]
    pub fn push(&mut self, task: T) {
        debug_assert!(usize::from(self.len) < DEPTH, "the agenda is deep enough for every sequence of rules");
        if let Some(place) = self.tasks.get_mut(usize::from(self.len)) {
            *place = task;
            self.len += 1;
        }
    }

    /// Takes the top task off; unused places always hold nothing, so that equal agendas are equal.
    #[inline]
    pub fn pop(&mut self) {
        if let Some(top) = self.tasks.get_mut(usize::from(self.len).wrapping_sub(1)) {
            *top = T::NOTHING;
            self.len -= 1;
        }
    }

    /// Puts another task in the place of the top one.
    #[inline]
    pub fn replace(&mut self, task: T) {
        self.pop();
        self.push(task);
    }

    /// Puts several tasks on top; the first is done first.
    #[inline]
    pub fn push_all(&mut self, tasks: &[T]) {
        for &task in tasks.iter().rev() {
            self.push(task);
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    /// The tasks, the last to do first.
    pub fn tasks(&self) -> &[T] {
        &self.tasks[..usize::from(self.len).min(DEPTH)]
    }

    /// An agenda of these tasks, the last to do first, if they fit.
    pub fn of(tasks: &[T]) -> Option<Self> {
        let mut agenda = Self::EMPTY;
        if tasks.len() > DEPTH {
            return None;
        }
        for &task in tasks {
            agenda.push(task);
        }
        Some(agenda)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl StackTask for u8 {
        const NOTHING: Self = 0;
    }

    type Small = TaskStack<u8, 3>;

    #[test]
    fn the_last_put_on_top_is_done_first() {
        let mut agenda = Small::EMPTY;
        assert_eq!(agenda.top(), 0);
        agenda.push(1);
        agenda.push_all(&[3, 2]);
        assert_eq!((agenda.top(), agenda.tasks()), (3, &[1, 2, 3][..]));
        agenda.replace(4);
        assert_eq!(agenda.top(), 4);
        agenda.pop();
        agenda.pop();
        assert_eq!(agenda, Small::of(&[1]).unwrap());
        agenda.clear();
        agenda.pop();
        assert_eq!(agenda, Small::EMPTY);
    }

    #[test]
    fn more_than_there_is_room_for_is_refused() {
        assert!(Small::of(&[1, 2, 3]).is_some());
        assert_eq!(Small::of(&[1, 2, 3, 4]), None);
    }
}
