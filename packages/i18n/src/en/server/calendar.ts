/** Events of calendars, in calendar programs of others. */
export const calendar = {
  day: "{{trip}}: {{day}}",
  checkIn: "Check-in: {{hotel}}",
  checkOut: "Check-out: {{hotel}}",
  pay: "Pay {{amount}}: {{what}}",
  cancel: "Last day to cancel for free ({{amount}}): {{what}}",
  about: "The time is an estimate.",
  comeBefore: "Be there {{time}} before.",
  arrival: "Planned arrival: {{time}}",
} as const;
