/** The settings page of the user. */
export const settings = {
  onThisPage: "On this page",
  loading: "Loading your settings…",
  notLoaded: "Your settings could not be loaded. {{reason}}",
  keptTyped: "What you typed is still here.",

  profile: "Profile",
  profileLead: "How you appear, and what new trips begin with.",
  publicName: "Public name",
  publicNameHint: "Others see it on the trips that you make public.",
  defaultCurrency: "Currency of new trips",
  currencyHint: "New trips begin with it; each can have its own.",
  noCurrency: "Not chosen (EUR)",
  currencyNotFound: "No such currency",
  username: "Email",
  usernameHint: "You log in with it. It cannot be changed.",
  saveProfile: "Save profile",
  profileSaved: "Your profile is saved.",
  profileUnchanged: "There is nothing new to save.",
  profileFailed: "Failed to update profile",

  appearance: "Language and formats",
  appearanceLead:
    "The language goes with your account. Theme and formats are for this browser only.",
  dateFormats: "Dates and times",
  dateFormatChoices: { castor: "As in Castor", device: "System" },
  units: "Distances",
  unitChoices: { metric: "Kilometres", imperial: "Miles", device: "System" },
  formatExample: "For example: {{shown}}",

  map: "Map",
  mapLead: "How trips open, in this browser only.",
  layout: "Layout on a wide screen",
  newTripMap: "Map of new trips",
  newTripMapHint: "Each trip can have another one.",

  reminders: "Reminders",
  remindersLead:
    "Mails about what is coming up, only if you want them. Each has one press to end them.",
  remindersNotLoaded: "Your reminders could not be loaded. {{reason}}",
  remindersNotSaved: "The change was not saved. {{reason}}",
  remindOutbox:
    "This server sends no mail: reminders stay in its outbox. Whoever runs it can set up a mail server.",
  remindPayments: "Payments and cancellations",
  remindPaymentsHint: "Before a payment is due and before a free cancellation ends.",
  remindBefore: "How long before",
  remindDays_one: "{{count}} day",
  remindDays_other: "{{count}} days",
  remindTripDays: "Days of a trip",
  remindTripDaysHint:
    "On the evening before a trip begins and before each of its days: where it starts, and what cannot work.",
  remindZone:
    "Mails come at 18:00 in the time zone {{zone}}. Calendars that follow a trip get the same alarms.",

  password: "Password",
  passwordLead: "Changing it logs out all your other devices.",
  oldPassword: "Current password",
  newPassword: "New password",
  changePassword: "Change password",
  passwordFailed: "Failed to change password",
  noPassword:
    "You log in through another service, so this account has no password. You can set one: we send a link to {{email}}.",
  sendPasswordLink: "Send the link",
  sendPasswordLinkAgain: "Send the link again",

  twoStep: "Two-step login",
  twoStepLead: "After your password, a code from an app on your phone is asked for.",
  passkeys: "Passkeys",
  passkeysLead:
    "Log in with your fingerprint, your face or the PIN of your device, without a password and without a code.",

  socialLogins: "Other services",
  socialLoginsLead: "Services that you log in with. Remove any that you do not recognise.",

  sessions: "Devices",
  sessionsLead: "Where you are logged in. End any session that you do not recognise.",
  sessionsLoadFailed: "The list of devices could not be loaded. {{reason}}",
  device: "{{browser}} on {{system}}",
  unknownDevice: "Unknown device",
  thisDevice: "This device",
  loggedInAt: "Logged in {{at}}",
  loggedInWith: "Logged in with {{provider}} {{at}}",
  lastUsed: "Last used {{at}}",
  logOut: "Log out",
  endSession: "End",
  endSessionOf: "End the session: {{device}}, last used {{at}}",
  sessionNotEnded: "The session was not ended. {{reason}}",
  endOthers: "End all other sessions",
  endOthersTitle: "End all other sessions?",
  endOthersText: "Every other device will have to log in again. This one stays logged in.",
  othersEnded: "All other devices are logged out.",
  othersNotEnded: "The other sessions were not ended. {{reason}}",
  noOthers: "You are not logged in anywhere else.",
  logOutTitle: "Log out here?",
  logOutText: "This ends the session of this device. Your trips stay in your account.",
  moreSessions_one: "Show {{count}} more",
  moreSessions_other: "Show {{count}} more",

  activity: "Account activity",
  activityLead:
    "Logins and changes of the last year. If you do not recognise one, change your password.",

  trip: "Share or download a trip",
  tripLead: "The link, the catalog, and files for other programs and for keeping.",
  chooseTrip: "Trip",
  noSuchTrip: "No trip has this name",
  noTrips: "You have no trips yet.",
  tripsNotLoaded: "Your trips could not be loaded. {{reason}}",

  import: "Import",
  importLead:
    "Makes a trip of a file or of a list of places. You see what is in it before anything is saved.",

  offline: "On this device",
  offlineLead: "Trips that you have opened can be read here without a network, for 90 days.",
  cache: {
    local_cache: "Show stored data first",
    local_cache_hint:
      "Pages open at once with what is stored here, then with what the server says.",
    clear_on_logout: "Delete when I log out",
    clear_on_logout_hint: "For a device that others use too.",
    trips: "Stored trips",
    tripsHint: "They are deleted on this device only. Changes that are not sent yet stay.",
    none: "No trips are stored.",
    delete: "Delete from this device: {{name}}",
    deleted: "“{{name}}” is deleted from this device.",
    clear: "Delete all stored trips",
    cleared: "Stored trips are deleted from this device.",
  },
  data: "My data",
  dataLead:
    "A file with everything that we keep about you: your profile, logins, and all your trips with their days, points, notes and amounts. It is JSON, to keep or to use in other programs.",
  download: "Download my data",
  downloadFailed: "The file was not downloaded. {{reason}}",
  downloaded: "Your data is downloaded.",

  version: "{{name}} {{version}}",
  versionBuilt: "{{name}} {{version}}, built {{at}}",

  removal: "Delete account",
  removalLead: "Deletes the account with everything in it. This cannot be undone.",
  openRemoval: "Delete account…",
  removalTitle: "Delete your account?",
  removalNoReturn: "It cannot be recovered, not even by us. This will be deleted:",
  removalTrips_one: "{{count}} trip with its days, points, notes and amounts",
  removalTrips_other: "{{count}} trips with their days, points, notes and amounts",
  removalAllTrips: "All your trips with their days, points, notes and amounts",
  removalPublic_one:
    "{{count}} public trip among them: it vanishes for everyone who has its link, and from the catalog",
  removalPublic_other:
    "{{count}} public trips among them: they vanish for everyone who has their links, and from the catalog",
  removalAllPublic: "Public trips vanish for everyone who has their links, and from the catalog",
  removalSelf: "Your profile, your password and the logins of all devices",
  removalDownload: "To keep your trips, download your data first.",
  removalPassword: "Your password",
  removalConfirm: "To confirm, type {{email}}",
  removalDo: "Delete account forever",
  removalFailed: "The account was not deleted. {{reason}}",
  removalMaybe: "The account may have been deleted, or not. Try again to be sure. {{reason}}",
  removalNeedsLogin_one:
    "Your account has no password, so confirm in another way that it is you: log in again, then delete the account within {{count}} minute.",
  removalNeedsLogin_other:
    "Your account has no password, so confirm in another way that it is you: log in again, then delete the account within {{count}} minutes.",
  removalSetPassword: "Set a password first (“Password” on this page), then delete the account.",
  logInAgain: "Log in again with {{name}}",
  farewell: "Your account is deleted. Thank you for being with us, and safe travels!",
} as const;
