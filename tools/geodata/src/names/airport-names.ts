/**
 * Airports with a Russian name of their own: the code, the name, and after a bar other names. Never the bare name of the
 * city, or a search would find the airport before it.
 */
const table = `SVO Шереметьево; DME Домодедово; VKO Внуково; LED Пулково; SVX Кольцово; OVB Толмачёво; KUF Курумоч; ROV Платов; KRR Пашковский;
  VOG Гумрак; VOZ Чертовицкое; PEE Большое Савино; CEK Баландино; GOJ Стригино; KGD Храброво; KJA Емельяново; OMS Омск-Центральный; VVO Кневичи;
  KHV Хабаровск-Новый; UUS Хомутово; PKC Елизово; YKS Туймаада; TJM Рощино; NBC Бегишево; ARH Талаги; ASF Нариманово; MCX Уйташ; GRV Грозный-Северный; TOF Богашёво;
  EVN Звартноц; LWN Ширак; GYD Гейдар Алиев; KBP Борисполь; IEV Жуляны; NQZ Нурсултан Назарбаев; TAS Ислам Каримов; BSZ Манас;
  SAW Сабиха Гёкчен|Сабиха; ESB Эсенбога; ADB Аднан Мендерес; LHR Хитроу; LGW Гатвик; STN Станстед; LTN Лондон-Лутон; LCY Лондон-Сити; CDG Шарль-де-Голль; ORY Орли;
  BVA Париж-Бове; FCO Фьюмичино|Леонардо да Винчи; CIA Чампино; MXP Мальпенса; LIN Линате; BGY Орио-аль-Серио; VCE Марко Поло; NAP Каподикино; MAD Барахас; BCN Эль-Прат;
  AMS Схипхол; BER Берлин-Бранденбург; VIE Швехат; PRG Вацлав Гавел|Рузине; BUD Ференц Лист|Ферихедь; WAW Шопен|Окенце; WMI Модлин; CPH Каструп; ARN Арланда; OSL Гардермуэн;
  HEL Хельсинки-Вантаа; KEF Кеблавик; ATH Элефтериос Венизелос; BEG Никола Тесла; ZAG Франьо Туджман; OTP Отопени; LIS Умберту Делгаду|Портела;
  JFK Джон Кеннеди|Кеннеди; LGA Ла-Гуардия; ORD О’Хара; IAD Даллес; TLV Бен-Гурион; DWC Аль-Мактум; DOH Хамад; DEL Индира Ганди; BKK Суварнабхуми; DMK Донмыанг; SIN Чанги;
  CGK Сукарно-Хатта; DPS Нгурах-Рай; HND Ханэда; NRT Нарита; KIX Кансай; PEK Шоуду; PKX Дасин; PVG Пудун; HKG Чхеклапкок`;

/** The Russian names of well-known airports by code, the one to show first. */
export const airportNames: ReadonlyMap<string, readonly string[]> = new Map(
  table.split(";").map((entry) => {
    const text = entry.trim();
    return [text.slice(0, 3), text.slice(4).split("|")] as const;
  }),
);
