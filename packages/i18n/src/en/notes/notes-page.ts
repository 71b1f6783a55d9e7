/** The page of notes and tasks: its filters, moving notes, and the lists that can be put in. */
export const notesPage = {
  addOn: "Add a note: {{day}}",
  empty: "No notes yet. Write down what to remember and what to do.",
  noneFound: "No matching notes",
  showAll: "Show all notes",
  show: "Show",
  states: { all: "All", open: "To do", done: "Done" },
  search: "Search notes",
  moveUp: "Move up",
  moveDown: "Move down",
  reorder: "Change the place of “{{name}}”",
  reorderHelp:
    "To move a note, press Space or Enter, go up and down with the arrow keys, and press Space or Enter again to put it down. Escape leaves it where it was.",
  lifted: "“{{name}}” is picked up.",
  over: "“{{name}}” is now where “{{other}}” is.",
  dropped: "“{{name}}” is put down.",
  dragCancelled: "“{{name}}” stays where it was.",
  lists: {
    documents: {
      name: "Documents",
      text: "**Documents**\n- [ ] Passports: valid long enough?\n- [ ] Visas and entry rules\n- [ ] Tickets\n- [ ] Hotel bookings\n- [ ] Travel insurance\n- [ ] Driving licences\n- [ ] Bank cards and some cash\n- [ ] Copies of everything, on the phone and at home",
    },
    packing: {
      name: "Packing",
      text: "**Packing**\n- [ ] Clothes for the weather\n- [ ] Comfortable shoes\n- [ ] Toothbrush and toiletries\n- [ ] Medicines and plasters\n- [ ] Phone, charger, power bank\n- [ ] Plug adapter\n- [ ] Sunglasses and sunscreen\n- [ ] Rain jacket or umbrella\n- [ ] Water bottle and something to eat",
    },
    leaving: {
      name: "Before leaving",
      text: "**Before leaving**\n- [ ] Water the plants, or ask somebody to\n- [ ] Empty the fridge and the bin\n- [ ] Windows closed, stove and taps off\n- [ ] Maps and tickets saved on the phone\n- [ ] Check in for the flight\n- [ ] Tell somebody when you will be back\n- [ ] Keys",
    },
  },
} as const;
