//! The remaining tasks of a position.

use std::hash::{Hash, Hasher};

/// A task of a [`TaskStack`].
pub trait StackTask: Copy + Eq + Hash {
    /// The task that stands for an empty slot.
    const NOTHING: Self;
}

/// A stack of at most `DEPTH` (and at most 255) tasks; the next one is on top. Up to `INLINE` of them are stored in the
/// stack itself: positions are copied all the time and rarely have more. Deeper stacks are stored on the heap.
///
/// A turn can stop for a question almost anywhere. Rules never wait inside a function: the remaining tasks are kept
/// here, in the state. The order of tasks is the order of the rulebook, so a rule that needs something done first
/// pushes it.
///
/// ```
/// use tabletop::{StackTask, TaskStack};
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
/// let mut tasks = TaskStack::<Task, 4, 8>::EMPTY;
/// tasks.push(Task::Turn);
/// tasks.push(Task::Pay(3));
/// assert_eq!(tasks.top(), Task::Pay(3));
/// tasks.pop();
/// assert_eq!(tasks.tasks(), [Task::Turn]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaskStack<T, const INLINE: usize, const DEPTH: usize> {
    /// The tasks, if there are at most `INLINE`; all other slots hold [`StackTask::NOTHING`].
    inline: [T; INLINE],
    /// All tasks, if there are more.
    deep: Vec<T>,
    len: u8,
}

/// Fingerprints of positions are part of records. They were first taken of arrays of `DEPTH` tasks with a length, so
/// the same bytes are hashed.
impl<T: StackTask, const INLINE: usize, const DEPTH: usize> Hash for TaskStack<T, INLINE, DEPTH> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(DEPTH);
        T::hash_slice(self.tasks(), state);
        for _ in self.tasks().len()..DEPTH {
            T::NOTHING.hash(state);
        }
        state.write_u8(self.len);
    }
}

impl<T: StackTask, const INLINE: usize, const DEPTH: usize> TaskStack<T, INLINE, DEPTH> {
    /// The empty stack.
    pub const EMPTY: Self = {
        assert!(INLINE <= DEPTH && DEPTH <= u8::MAX as usize, "the length is a `u8`");
        Self { inline: [T::NOTHING; INLINE], deep: Vec::new(), len: 0 }
    };

    /// The next task; [`StackTask::NOTHING`] if the stack is empty.
    #[inline]
    pub fn top(&self) -> T {
        // An empty stack gives an index that is out of bounds.
        match self.inline.get(usize::from(self.len).wrapping_sub(1)) {
            Some(&top) => top,
            None => self.deep.last().copied().unwrap_or(T::NOTHING),
        }
    }

    /// Pushes a task. On a full stack debug builds panic and release builds ignore it.
    #[inline]
    pub fn push(&mut self, task: T) {
        match self.inline.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = task;
                self.len += 1;
            }
            None => self.push_deep(task),
        }
    }

    #[cold]
    #[inline(never)]
    fn push_deep(&mut self, task: T) {
        debug_assert!(usize::from(self.len) < DEPTH, "the agenda is deep enough for every sequence of rules");
        if usize::from(self.len) >= DEPTH {
            return;
        }
        if self.deep.is_empty() {
            self.deep.reserve(DEPTH);
            self.deep.extend_from_slice(&self.inline);
            self.inline = [T::NOTHING; INLINE];
        }
        self.deep.push(task);
        self.len += 1;
    }

    /// Removes the top task, if any. Empty slots hold [`StackTask::NOTHING`], so equal stacks compare equal.
    #[inline]
    pub fn pop(&mut self) {
        match self.inline.get_mut(usize::from(self.len).wrapping_sub(1)) {
            Some(top) => {
                *top = T::NOTHING;
                self.len -= 1;
            }
            None => self.pop_deep(),
        }
    }

    #[cold]
    #[inline(never)]
    fn pop_deep(&mut self) {
        if self.deep.pop().is_some() {
            self.len -= 1;
        }
        if self.deep.len() == INLINE {
            self.inline.copy_from_slice(&self.deep);
            // The memory is kept, for the next push.
            self.deep.clear();
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
    #[inline]
    pub fn tasks(&self) -> &[T] {
        self.inline.get(..usize::from(self.len)).unwrap_or(&self.deep)
    }

    /// The tasks from the bottom up, for changing them in place.
    #[inline]
    pub fn tasks_mut(&mut self) -> &mut [T] {
        self.inline.get_mut(..usize::from(self.len)).unwrap_or(&mut self.deep)
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
    use crate::Fingerprint;

    impl StackTask for u8 {
        const NOTHING: Self = 0;
    }

    type Small = TaskStack<u8, 2, 3>;

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

    /// Records of games hold fingerprints of positions.
    #[test]
    fn it_hashes_as_an_array_with_a_length() {
        for tasks in [&[][..], &[7], &[7, 8], &[7, 8, 9]] {
            let mut array = [0_u8; 3];
            array[..tasks.len()].copy_from_slice(tasks);
            let stack = Small::of(tasks).unwrap();
            assert_eq!(
                Fingerprint::of(&stack),
                Fingerprint::of(&(array, u8::try_from(tasks.len()).unwrap()))
            );
        }
    }
}
