/** Where a reader stands with a trip of somebody else, as fields of the trip (decision 122). */
export const asEditor = { canEdit: true, role: "editor", seesMoney: true } as const;
export const asViewer = { canEdit: false, role: "viewer", seesMoney: true } as const;
export const withoutMoney = { seesMoney: false } as const;
