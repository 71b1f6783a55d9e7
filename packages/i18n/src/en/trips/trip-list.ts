/** The list of trips. */
export const tripList = {
  show: "Show",
  modes: {
    all: "All",
    current: "Current",
    old: "Past",
    draft: "Drafts",
    public: "Public",
  },
  sections: {
    current: "Current",
    old: "Completed",
    public: "Public",
    draft: "Draft",
  },
  emptyTitle: "No trips yet",
  empty: "Give your first trip a name, and then add days and places on the map.",
  showAll: "Show all trips",
  emptyMode: {
    current: "No current trips.",
    old: "No completed trips yet. A trip moves here after its last day.",
    draft: "No drafts. Mark a trip as a draft while you are still thinking about it.",
    public: "No public trips. A public trip can be seen by everyone who has its link.",
  },
  actions: "Actions for “{{name}}”",
  edit: "Edit",
  delete: "Delete",
} as const;
