/** The limits of accounts, sessions, logins and mails: a part of `limits`, which is what others import. */
export const accountLimits = {
  accessTokenMinutes: 15,
  sessionDays: 60,
  /** All sessions are listed. A login beyond the limit ends the session that was used least recently. */
  sessionsPerUser: 200,
  /** Newest events of an account that are kept; failed logins are counted apart. */
  accountEventsKept: 150,
  failedLoginsKept: 50,
  accountEventsListed: 200,
  accountEventDays: 365,
  confirmLinkHours: 48,
  /**
   * Registrations of one unconfirmed address that wait side by side, and for how long a new link may be sent. More than
   * `mailsPerRecipient` allows in `confirmLinkHours`, so that nobody's link is pushed out before it expires.
   */
  registrationsPerAddress: 250,
  registrationDays: 7,
  /** Registrations that a second mail is sent for, where nobody knows whose it should be: the newest. */
  registrationsMailedAgain: 3,
  resetLinkHours: 1,
  /** How long the address in a reminder ends all reminders. */
  endRemindersDays: 60,
  /** What was reminded of is kept so long, so that it is not told twice. */
  sentRemindersDays: 400,
  /** Deadlines, findings and stops in one mail. */
  linesPerReminder: 20,
  loginTriesPerAccount: 10,
  loginTriesPerAddress: 100,
  loginWindowMinutes: 15,
  /** The lifetime of the one-time code of a social login, and of the whole login at the provider. */
  loginCodeSeconds: 60,
  socialLoginMinutes: 10,
  /** How long a social login waits for the proof of the account that it joins. */
  joinHours: 1,
  /** The lifetime of a challenge: the second step of a login, or a passkey that is made or used. */
  challengeMinutes: 5,
  passkeysPerUser: 20,
  /** A new password by mail removes two-step login, passkeys and joined social logins that are not older. */
  loginStepUndoDays: 7,
  /** Second steps and new passkeys that a user has begun at a time. */
  challengesPerUser: 5,
  /** Deleting an account without a password needs a social login of the last minutes. */
  freshLoginMinutes: 5,
  /** Mails per hour to one mailbox, whoever asks for them; those that set a new password count apart. */
  mailsPerRecipient: 5,
} as const;
