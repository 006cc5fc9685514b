//! The remaining tasks of a position.

/// A task of a [`TaskStack`].
pub trait StackTask: Copy + Eq {
    /// The task that stands for an empty slot.
    const NOTHING: Self;
}

/// A stack of at most `DEPTH` (and at most 255) tasks; the next one is on top.
///
/// A turn can stop for a question almost anywhere. Rules never wait inside a function: the remaining tasks are kept
/// here, in the state. The order of tasks is the order of the rulebook, so a rule that needs something done first
/// pushes it.
///
/// ```
/// use tabletop::{StackTask, TaskStack};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq)]
/// enum Task {
///     Nothing,
///     Turn,
///     Pay(u8),
/// }
///
/// impl StackTask for Task {
///     const NOTHING: Self = Self::Nothing;
/// }
///
/// let mut tasks = TaskStack::<Task, 8>::EMPTY;
/// tasks.push(Task::Turn);
/// tasks.push(Task::Pay(3));
/// assert_eq!(tasks.top(), Task::Pay(3));
/// tasks.pop();
/// assert_eq!(tasks.tasks(), [Task::Turn]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TaskStack<T, const DEPTH: usize> {
    tasks: [T; DEPTH],
    len: u8,
}

impl<T: StackTask, const DEPTH: usize> TaskStack<T, DEPTH> {
    /// The empty stack.
    pub const EMPTY: Self = Self { tasks: [T::NOTHING; DEPTH], len: 0 };

    /// The next task; [`StackTask::NOTHING`] if the stack is empty.
    #[inline]
    pub fn top(&self) -> T {
        // An empty stack gives an index that is out of bounds.
        self.tasks.get(usize::from(self.len).wrapping_sub(1)).copied().unwrap_or(T::NOTHING)
    }

    /// Pushes a task. On a full stack debug builds panic and release builds ignore it.
    #[inline]
    pub fn push(&mut self, task: T) {
        debug_assert!(usize::from(self.len) < DEPTH, "the agenda is deep enough for every sequence of rules");
        if let Some(place) = self.tasks.get_mut(usize::from(self.len)) {
            *place = task;
            self.len += 1;
        }
    }

    /// Removes the top task, if any. Empty slots hold [`StackTask::NOTHING`], so equal stacks compare equal.
    #[inline]
    pub fn pop(&mut self) {
        if let Some(top) = self.tasks.get_mut(usize::from(self.len).wrapping_sub(1)) {
            *top = T::NOTHING;
            self.len -= 1;
        }
    }

    /// Replaces the top task.
    #[inline]
    pub fn replace(&mut self, task: T) {
        self.pop();
        self.push(task);
    }

    /// Pushes several tasks; the first of them will be on top.
    #[inline]
    pub fn push_all(&mut self, tasks: &[T]) {
        for &task in tasks.iter().rev() {
            self.push(task);
        }
    }

    /// Removes all tasks.
    pub fn clear(&mut self) {
        *self = Self::EMPTY;
    }

    /// The tasks from the bottom up: the next one is last.
    pub fn tasks(&self) -> &[T] {
        &self.tasks[..usize::from(self.len).min(DEPTH)]
    }

    /// The tasks from the bottom up, for changing them in place.
    pub fn tasks_mut(&mut self) -> &mut [T] {
        &mut self.tasks[..usize::from(self.len).min(DEPTH)]
    }

    /// A stack of these tasks, the next one last; `None` if there are more than `DEPTH`.
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
        for task in agenda.tasks_mut() {
            *task += 10;
        }
        assert_eq!(agenda.tasks(), [11, 12, 14]);
        agenda.pop();
        agenda.pop();
        assert_eq!(agenda, Small::of(&[11]).unwrap());
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
