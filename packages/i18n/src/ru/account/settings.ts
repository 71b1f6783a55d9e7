import type { settings as en } from "../../en/account/settings.ts";
import type { Translated } from "../../translated.ts";

export const settings = {
  onThisPage: "На этой странице",
  loading: "Загружаем настройки…",
  notLoaded: "Не удалось загрузить настройки. {{reason}}",
  keptTyped: "Введённое осталось на месте.",

  profile: "Профиль",
  profileLead: "Как вас видят другие и с чего начинаются новые поездки.",
  publicName: "Имя для других",
  publicNameHint: "Другие видят его в поездках, которые вы открыли.",
  defaultCurrency: "Валюта новых поездок",
  currencyHint: "С ней начинаются новые поездки; у каждой можно выбрать другую.",
  noCurrency: "Не выбрана (EUR)",
  currencyNotFound: "Такой валюты нет",
  username: "Эл. почта",
  usernameHint: "По ней вы входите. Изменить её нельзя.",
  saveProfile: "Сохранить профиль",
  profileSaved: "Профиль сохранён.",
  profileUnchanged: "Сохранять нечего: ничего не изменено.",
  profileFailed: "Не удалось обновить профиль",

  appearance: "Язык и форматы",
  appearanceLead: "Язык сохраняется в аккаунте, тема и форматы — только в этом браузере.",
  dateFormats: "Дата и время",
  dateFormatChoices: { castor: "Как в Castor", device: "Системные" },
  units: "Расстояния",
  unitChoices: { metric: "Километры", imperial: "Мили", device: "Системные" },
  formatExample: "Например: {{shown}}",

  password: "Пароль",
  passwordLead: "После смены пароля на всех других устройствах придётся войти заново.",
  oldPassword: "Текущий пароль",
  newPassword: "Новый пароль",
  changePassword: "Сменить пароль",
  passwordFailed: "Не удалось изменить пароль",
  noPassword:
    "Вы входите через другой сервис, поэтому у аккаунта нет пароля. Его можно задать: мы пришлём ссылку на {{email}}.",
  sendPasswordLink: "Прислать ссылку",
  sendPasswordLinkAgain: "Прислать ссылку ещё раз",

  sessions: "Устройства",
  sessionsLead: "Где открыт ваш аккаунт. Завершите сеансы, которых не узнаёте.",
  sessionsLoadFailed: "Не удалось загрузить список устройств. {{reason}}",
  device: "{{browser}}, {{system}}",
  unknownDevice: "Неизвестное устройство",
  thisDevice: "Это устройство",
  loggedInAt: "Вход: {{at}}",
  loggedInWith: "Вход через {{provider}}: {{at}}",
  lastUsed: "Последний раз: {{at}}",
  logOut: "Выйти",
  endSession: "Завершить",
  endSessionOf: "Завершить сеанс: {{device}}, последний раз {{at}}",
  sessionNotEnded: "Сеанс не завершён. {{reason}}",
  endOthers: "Завершить остальные сеансы",
  endOthersTitle: "Завершить остальные сеансы?",
  endOthersText: "На всех других устройствах придётся войти заново. На этом вы останетесь.",
  othersEnded: "На всех других устройствах выполнен выход.",
  othersNotEnded: "Остальные сеансы не завершены. {{reason}}",
  noOthers: "Больше аккаунт нигде не открыт.",
  logOutTitle: "Выйти на этом устройстве?",
  logOutText: "Сеанс этого устройства завершится. Поездки останутся в вашем аккаунте.",
  moreSessions_one: "Показать ещё {{count}}",
  moreSessions_few: "Показать ещё {{count}}",
  moreSessions_many: "Показать ещё {{count}}",
  moreSessions_other: "Показать ещё {{count}}",

  import: "Импорт",
  importLead:
    "Делает поездку из файла или списка мест. Сначала видно, что в нём есть, потом сохраняется.",

  data: "Мои данные",
  dataLead:
    "Файл со всем, что о вас хранится: профиль, входы и все поездки с днями, точками, заметками и суммами. Это JSON: его можно хранить и открыть в других программах.",
  download: "Скачать мои данные",
  downloadFailed: "Файл не скачан. {{reason}}",
  downloaded: "Ваши данные скачаны.",

  version: "{{name}} {{version}}",
  versionBuilt: "{{name}} {{version}}, сборка {{at}}",

  removal: "Удаление аккаунта",
  removalLead: "Удаляет аккаунт и всё, что в нём есть. Отменить это нельзя.",
  openRemoval: "Удалить аккаунт…",
  removalTitle: "Удалить ваш аккаунт?",
  removalNoReturn: "Восстановить его не сможем даже мы. Вот что исчезнет:",
  removalTrips_one: "{{count}} поездка с днями, точками, заметками и суммами",
  removalTrips_few: "{{count}} поездки с днями, точками, заметками и суммами",
  removalTrips_many: "{{count}} поездок с днями, точками, заметками и суммами",
  removalTrips_other: "{{count}} поездки с днями, точками, заметками и суммами",
  removalAllTrips: "Все ваши поездки с днями, точками, заметками и суммами",
  removalPublic_one:
    "Среди них {{count}} открытая: она пропадёт у всех, у кого есть ссылка, и из каталога",
  removalPublic_few:
    "Среди них {{count}} открытые: они пропадут у всех, у кого есть ссылки, и из каталога",
  removalPublic_many:
    "Среди них {{count}} открытых: они пропадут у всех, у кого есть ссылки, и из каталога",
  removalPublic_other:
    "Среди них {{count}} открытой: они пропадут у всех, у кого есть ссылки, и из каталога",
  removalAllPublic: "Открытые поездки пропадут у всех, у кого есть ссылки, и из каталога",
  removalSelf: "Профиль, пароль и входы на всех устройствах",
  removalDownload: "Чтобы поездки остались у вас, сначала скачайте свои данные.",
  removalPassword: "Ваш пароль",
  removalConfirm: "Для подтверждения введите {{email}}",
  removalDo: "Удалить аккаунт навсегда",
  removalFailed: "Аккаунт не удалён. {{reason}}",
  removalMaybe:
    "Возможно, аккаунт уже удалён, а возможно, и нет. Попробуйте ещё раз, чтобы узнать. {{reason}}",
  removalNeedsLogin_one:
    "У аккаунта нет пароля, поэтому подтвердите иначе, что это вы: войдите ещё раз и в течение {{count}} минуты удалите аккаунт.",
  removalNeedsLogin_few:
    "У аккаунта нет пароля, поэтому подтвердите иначе, что это вы: войдите ещё раз и в течение {{count}} минут удалите аккаунт.",
  removalNeedsLogin_many:
    "У аккаунта нет пароля, поэтому подтвердите иначе, что это вы: войдите ещё раз и в течение {{count}} минут удалите аккаунт.",
  removalNeedsLogin_other:
    "У аккаунта нет пароля, поэтому подтвердите иначе, что это вы: войдите ещё раз и в течение {{count}} минут удалите аккаунт.",
  removalSetPassword:
    "Сначала задайте пароль (раздел «Пароль» на этой странице), затем удалите аккаунт.",
  logInAgain: "Войти ещё раз через {{name}}",
  farewell: "Аккаунт удалён. Спасибо, что были с нами, и счастливого пути!",
} as const satisfies Translated<typeof en>;
