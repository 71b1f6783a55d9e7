/** Members come, and offers are answered, by what others do: each time the list is opened it is read again. */
export const readsNow = { isShared: true, freshMs: 0 } as const;
