import { makeFinance, makePoint, makeRoute, makeTrip } from "@castor/core/testing/make.ts";
import type { Trip } from "@castor/core/trips/trip.ts";

/** Names that formats of files trip over. */
const hardNames = [
  `Кафе «Пушкин» & <b>"bar"</b> 'x'`,
  "two\nlines\tand a tab",
  "🏔️ 👨‍👩‍👧 café ქართული ☃",
  "bell \u0007 escape \u001b nul \u0000 end \u001f",
  `${"длинное имя ".repeat(25)}`.slice(0, 300),
  "]]> <!-- --> <?xml?> &amp; &#0;",
  "../../etc/passwd",
  "half \ud83d pair \ufffe \uffff",
];

const description = `**bold** _it_ ~~s~~ \`code <i>\`
- [ ] open & "quoted"
- [x] done
[site](https://example.com/?a=1&b="2") [place](point:abc) https://example.com/<script>
<script>alert(1)</script> javascript:alert(1) [x](javascript:alert(1)) ]]>`;

/** A trip whose texts and positions are as bad as they may be, over the date line and the poles. */
export function makeHardTrip(): Trip {
  const positions = [
    [41.687_812_34, 44.808_431_29],
    [41.69, 44.81],
    [-17.8, 179.9],
    [-16.5, -179.9],
    [-13.8, -171.8],
    [0, 0],
    [90, 180],
    [-90, -180],
  ] as const;
  return makeTrip({
    id: "hard-trip",
    name: hardNames[0] ?? "",
    routes: [0, 1, 2]
      .map((order) =>
        makeRoute({
          id: `day-${order}`,
          name: hardNames[order + 1] ?? "",
          date: `2026-12-0${5 + order} 09:00`,
          description,
          points: positions
            .filter((_, index) => index % 3 >= order)
            .map(([lat, lng], index) =>
              makePoint({
                id: `stop-${order}-${index}`,
                linkId: `place-${lat}`,
                ...{ lat, lng, description },
                name: hardNames[index % hardNames.length] ?? "",
                routeMode: index === 2 ? "none" : index === 4 ? "break" : "car",
                excludeFromRoute: index === 2,
                typeId: index % 2 === 0 ? "Hotel" : "Restaurant",
                address: hardNames[3] ?? "",
                url: "https://example.com/a b?x=<&y=[1]",
                workingHours: "Mo-Su 09:00-18:00",
                priority: index === 1 ? "star" : index === 3 ? "second" : "normal",
                finance: index === 0 ? makeFinance({ price: 12.5 }) : null,
                reservationTime: index === 0 ? "10:30" : null,
              }),
            ),
        }),
      )
      .concat([makeRoute({ id: "empty", name: "Nothing", date: "2026-12-09 09:00" })]),
  });
}
