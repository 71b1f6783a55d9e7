import { fold } from "../lines/fold.ts";

const kindOfHouse =
  /^(?:(?:grand |park |palace |royal |boutique )?hotel|grand-hotel|grandhotel|hostel|guesthouse|guest house|ryokan|pension|inn|brasserie|pizzeria|osteria|trattoria|restaurant|bistro|cafe|café|museum|theatre|(?:гранд |гранд-)?отель|гостиница|гостевой дом|хостел|парк-отель|апартаменты|ресторан|кафе|музей|театр|филармония|санаторий|база отдыха)(?: |$)/;
const endsAsHouse =
  /(?: )(?:hotel|motel|hostel|inn|lodge|resort|suites|apartments|guesthouse|residence|guest house|house|brasserie|bistro|отель)(?: \d\*)?$/;

/** True for a text that begins as names of hotels, restaurants and halls do. */
export const startsAsHouse = (text: string): boolean => kindOfHouse.test(fold(text));

/** True for the name of a house. */
export const isHouse = (text: string): boolean =>
  startsAsHouse(text) || (endsAsHouse.test(fold(text)) && !/,| [-–—] /.test(text));
