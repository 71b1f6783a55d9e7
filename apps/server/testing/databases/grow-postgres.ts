import pg from "pg";

/** How many rows are made. A user has three trips, a trip has seven days. */
export interface Growth {
  users: number;
  trips: number;
  points: number;
}

const trip = "'trip' || lpad(t::text, 12, '0')";
const word = (n: string) =>
  `(array['Museum','Old town','Harbour','Market','Castle','Café'])[1 + ${n} % 6]`;

/** Rows as people have them, made by PostgreSQL itself: through the API two million points would take an hour. */
const statements = ({ users, trips, points }: Growth) => {
  const perDay = Math.round(points / trips / 7);
  return [
    `insert into users (id, username, password_hash, public_name, lang, created)
      select 'user' || lpad(u::text, 12, '0'), 'user' || u || '@example.org', repeat('h', 130), 'User ' || u,
        case u % 2 when 0 then 'en' else 'ru' end, '2026-11-20T08:00:00.000Z' from generate_series(1, ${users}) u`,
    `insert into sessions (id, user_id, refresh_hash, device, created, last_used)
      select 'sess' || lpad(s::text, 12, '0'), 'user' || lpad((1 + s % ${users})::text, 12, '0'), md5(s::text) || 'abcdefghijk',
        'Firefox on Linux', '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z' from generate_series(1, ${2 * users}) s`,
    `insert into trips (id, owner_id, name, adults, kids, currency, tile_type, is_draft, is_public, is_in_catalog, version, created, updated)
      select ${trip}, 'user' || lpad((1 + t % ${users})::text, 12, '0'), 'A week in ' || ${word("t")}, 2, 1, 'EUR', 'map', 0,
        (t % 10 = 0)::int, 0, 40, '2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00.000Z' from generate_series(1, ${trips}) t`,
    `insert into routes (id, trip_id, name, icon, description, date, move_type, created)
      select 'rout' || lpad((t * 10 + d)::text, 12, '0'), ${trip}, 'Day ' || d, 'none', '', to_char(date '2027-05-01' + d, 'YYYY-MM-DD') || ' 09:00',
        'walk', '2026-11-20T08:00:00.000Z' from generate_series(1, ${trips}) t, generate_series(1, 7) d`,
    `insert into places (id, trip_id, name, description, lat, lng, type_id, address, url, working_hours)
      select 'plac' || lpad((t * 1000 + d * 100 + p)::text, 12, '0'), ${trip}, ${word("p")} || ' ' || p, 'Closed on Mondays; the lower floor takes an hour.',
        41 + random(), 44 + random(), 'Museum', p || ' Rustaveli Avenue, Tbilisi', 'https://example.org/' || p, 'Tu-Su 10:00-18:00'
        from generate_series(1, ${trips}) t, generate_series(1, 7) d, generate_series(1, ${perDay}) p`,
    `insert into stops (id, place_id, route_id, trip_id, position, route_mode, priority, time_to_spend, came_before_min)
      select 'stop' || substr(id, 5), id, 'rout' || lpad((substr(id, 5)::bigint / 1000 * 10 + substr(id, 5)::bigint / 100 % 10)::text, 12, '0'),
        trip_id, substr(id, 5)::bigint % 100 - 1, 'walk', 'medium', 60, 0 from places where id like 'plac%'`,
    "vacuum analyze",
  ];
};

/** Size of a table and of its indexes, for a row. */
export interface TableSize {
  name: string;
  rows: number;
  bytesPerRow: number;
  indexBytesPerRow: number;
}

/** Fills a migrated PostgreSQL. Answers the sizes of its tables. */
export async function growPostgres(url: string, growth: Growth): Promise<TableSize[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements(growth)) await client.query(statement);
    const { rows } = await client.query<Record<keyof TableSize, string>>(
      `select relname as name, n_live_tup as rows, pg_table_size(relid) / greatest(n_live_tup, 1) as "bytesPerRow",
        pg_indexes_size(relid) / greatest(n_live_tup, 1) as "indexBytesPerRow"
        from pg_stat_user_tables where n_live_tup > 1000 order by pg_total_relation_size(relid) desc`,
    );
    return rows.map(({ name, rows: count, bytesPerRow, indexBytesPerRow }) => ({
      name,
      rows: Number(count),
      bytesPerRow: Number(bytesPerRow),
      indexBytesPerRow: Number(indexBytesPerRow),
    }));
  } finally {
    await client.end();
  }
}

/** Gives trips to a user, who can then ask for them by HTTP. */
export async function giveTrips(
  url: string,
  username: string,
  trips: readonly number[],
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ids = trips.map((number) => `trip${String(number).padStart(12, "0")}`);
  await client.query(
    "update trips set owner_id = (select id from users where username = $1) where id = any($2)",
    [username, ids],
  );
  await client.end();
  return ids;
}
