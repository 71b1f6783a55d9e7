/** Labels of opening hours. Core formats the hours themselves. */
export const hours = {
  asWritten: "As written",
  open: "Open when you arrive",
  openUntil: "Open when you arrive, until\u00a0{{time}}",
  closesFirst: "Closes at\u00a0{{time}}, {{left}} after you arrive",
  closesFirstAbout: "Closes at\u00a0{{time}}, about {{left}} after you arrive",
  closed: "Closed when you arrive",
  opensThen: "Opens at\u00a0{{time}}, {{wait}} to wait",
  opensAt: "Closed when you arrive, opens at\u00a0{{time}}",
  unless: {
    PH: "(may differ on public holidays)",
    SH: "(may differ in school holidays)",
  },
} as const;
