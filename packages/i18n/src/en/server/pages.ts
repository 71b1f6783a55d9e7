/** What public pages say of themselves to search engines and to chats where their links are pasted. */
export const pages = {
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  points_one: "{{count}} point",
  points_other: "{{count}} points",
  /** `places`: names of points, joined by commas. */
  placesAndMore: "{{places}} and more",
  owner: "A trip by {{owner}}, planned in Castor.",
  ofNobody: "A trip planned in Castor.",
  pictureAlt: "Map of the trip “{{name}}”: its points, joined day by day",
  indexPictureAlt: "Castor: trips on a map, day by day",
  catalogTitle: "Catalog of trips",
  catalogText:
    "Trips that others planned and share: open them on the map, day by day, and copy what you like to your own account.",
  catalogPicture: "Trips to copy and change",
  helpTitle: "Help",
  helpText: "How to plan a trip in Castor: days, points, routes, costs, notes and sharing.",
} as const;
