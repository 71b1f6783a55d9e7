--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: account_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_events (
    id text NOT NULL,
    user_id text NOT NULL,
    at text NOT NULL,
    kind text NOT NULL,
    detail text NOT NULL,
    device text NOT NULL
);


--
-- Name: calendar_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_keys (
    trip_id text NOT NULL,
    key_hash text NOT NULL,
    created text NOT NULL
);


--
-- Name: catalog_endings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_endings (
    ending text NOT NULL COLLATE pg_catalog."C",
    word integer NOT NULL
);


--
-- Name: catalog_entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_entries (
    listing integer NOT NULL,
    trip_id text NOT NULL,
    listed text NOT NULL,
    language text NOT NULL,
    countries text NOT NULL,
    days integer NOT NULL,
    routes_count integer NOT NULL,
    points_count integer NOT NULL,
    start_date text,
    end_date text,
    words text NOT NULL
);


--
-- Name: catalog_postings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_postings (
    word integer NOT NULL,
    listing integer NOT NULL
);


--
-- Name: catalog_reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_reports (
    id text NOT NULL,
    trip_id text NOT NULL,
    at text NOT NULL,
    reason text NOT NULL,
    text text NOT NULL,
    reporter_id text,
    address_hash text
);


--
-- Name: catalog_words; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.catalog_words (
    id integer NOT NULL,
    word text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: finance_items; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finance_items (
    id text NOT NULL,
    trip_id text NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    description text NOT NULL,
    start_date text,
    end_date text,
    finance text,
    created text NOT NULL
);


--
-- Name: finished_tours; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.finished_tours (
    user_id text NOT NULL,
    tour text NOT NULL
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    user_id text NOT NULL,
    key text NOT NULL,
    "row" text NOT NULL,
    body_hash text NOT NULL,
    answer text NOT NULL,
    created text NOT NULL
);


--
-- Name: link_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.link_tokens (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    expires text NOT NULL,
    mail_id text,
    registration_id text
);


--
-- Name: login_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_challenges (
    challenge_hash text NOT NULL,
    kind text NOT NULL,
    user_id text,
    expires text NOT NULL
);


--
-- Name: login_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.login_codes (
    code_hash text NOT NULL,
    user_id text NOT NULL,
    provider text NOT NULL,
    expires text NOT NULL,
    issuer text DEFAULT ''::text NOT NULL,
    subject text DEFAULT ''::text NOT NULL
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id text NOT NULL,
    kind text NOT NULL,
    user_id text NOT NULL,
    lang text NOT NULL,
    created text NOT NULL,
    attempts integer NOT NULL,
    next_try text NOT NULL,
    claimed_until text,
    registration_id text
);


--
-- Name: notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notes (
    id text NOT NULL,
    trip_id text NOT NULL,
    route_id text,
    parent_id text,
    "position" integer NOT NULL,
    text text NOT NULL,
    created text NOT NULL,
    updated text NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id text NOT NULL,
    user_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    device text NOT NULL,
    created text NOT NULL,
    last_used text
);


--
-- Name: path_legs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.path_legs (
    key text NOT NULL,
    distance double precision NOT NULL,
    duration double precision NOT NULL,
    line text NOT NULL,
    created text NOT NULL
);


--
-- Name: places; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.places (
    id text NOT NULL,
    trip_id text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    lat double precision NOT NULL,
    lng double precision NOT NULL,
    type_id text NOT NULL,
    address text NOT NULL,
    url text NOT NULL,
    working_hours text NOT NULL,
    finance text,
    hotel_data text
);


--
-- Name: recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_codes (
    user_id text NOT NULL,
    code_hash text NOT NULL
);


--
-- Name: registrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.registrations (
    id text NOT NULL,
    user_id text NOT NULL,
    password_hash text NOT NULL,
    public_name text NOT NULL,
    lang text NOT NULL,
    key_hash text,
    created text NOT NULL
);


--
-- Name: reminder_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reminder_settings (
    user_id text NOT NULL,
    payment_days integer,
    has_trip_days integer NOT NULL,
    zone text NOT NULL,
    next_look text
);


--
-- Name: routes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.routes (
    id text NOT NULL,
    trip_id text NOT NULL,
    name text NOT NULL,
    icon text NOT NULL,
    description text NOT NULL,
    date text NOT NULL,
    move_type text NOT NULL,
    created text NOT NULL,
    track text DEFAULT ''::text NOT NULL
);


--
-- Name: sent_reminders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sent_reminders (
    user_id text NOT NULL,
    kind text NOT NULL,
    subject_id text NOT NULL,
    date text NOT NULL,
    trip_id text NOT NULL,
    mail_id text NOT NULL,
    sent text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    refresh_hash text NOT NULL,
    device text NOT NULL,
    created text NOT NULL,
    last_used text NOT NULL,
    provider text
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: social_joins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.social_joins (
    challenge_hash text NOT NULL,
    user_id text NOT NULL,
    provider text NOT NULL,
    issuer text NOT NULL,
    subject text NOT NULL,
    expires text NOT NULL
);


--
-- Name: social_logins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.social_logins (
    issuer text NOT NULL,
    subject text NOT NULL,
    user_id text NOT NULL,
    provider text NOT NULL,
    created text NOT NULL,
    is_join integer DEFAULT 0 NOT NULL
);


--
-- Name: stops; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.stops (
    id text NOT NULL,
    place_id text NOT NULL,
    route_id text NOT NULL,
    trip_id text NOT NULL,
    "position" integer NOT NULL,
    route_mode text NOT NULL,
    priority text NOT NULL,
    time_to_spend integer NOT NULL,
    reservation_time text,
    came_before_min integer NOT NULL,
    is_wait_skipped integer DEFAULT 0 NOT NULL
);


--
-- Name: trip_visits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.trip_visits (
    trip_id text NOT NULL,
    opened integer NOT NULL,
    copied integer NOT NULL
);


--
-- Name: trips; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.trips (
    id text NOT NULL,
    owner_id text NOT NULL,
    name text NOT NULL,
    adults integer NOT NULL,
    kids integer NOT NULL,
    currency text NOT NULL,
    tile_type text NOT NULL,
    is_draft integer NOT NULL,
    is_public integer NOT NULL,
    is_in_catalog integer NOT NULL,
    version integer NOT NULL,
    created text NOT NULL,
    updated text NOT NULL,
    silenced text DEFAULT '[]'::text NOT NULL
);


--
-- Name: two_step; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.two_step (
    user_id text NOT NULL,
    key text NOT NULL,
    confirmed text,
    last_period integer NOT NULL,
    failures integer NOT NULL,
    blocked_until text
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    username text NOT NULL,
    password_hash text,
    public_name text NOT NULL,
    lang text NOT NULL,
    default_currency text,
    confirmed text,
    created text NOT NULL,
    locked text
);


--
-- Data for Name: account_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_events VALUES ('HjweSG1T_H8Vlay_', 'MC-K2YR3jLv4Q9Lo', '2026-11-28T15:26:13.190Z', 'loggedIn', 'password', 'node');


--
-- Data for Name: calendar_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: catalog_endings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalog_endings VALUES ('aar', 144);
INSERT INTO public.catalog_endings VALUES ('aatsoper', 165);
INSERT INTO public.catalog_endings VALUES ('abija', 90);
INSERT INTO public.catalog_endings VALUES ('ablan', 100);
INSERT INTO public.catalog_endings VALUES ('ablanica', 76);
INSERT INTO public.catalog_endings VALUES ('able', 57);
INSERT INTO public.catalog_endings VALUES ('abljak', 97);
INSERT INTO public.catalog_endings VALUES ('above', 79);
INSERT INTO public.catalog_endings VALUES ('aces', 156);
INSERT INTO public.catalog_endings VALUES ('ack', 31);
INSERT INTO public.catalog_endings VALUES ('adriatic', 10);
INSERT INTO public.catalog_endings VALUES ('adun', 54);
INSERT INTO public.catalog_endings VALUES ('aelertor', 171);
INSERT INTO public.catalog_endings VALUES ('afe', 128);
INSERT INTO public.catalog_endings VALUES ('afe', 168);
INSERT INTO public.catalog_endings VALUES ('afes', 120);
INSERT INTO public.catalog_endings VALUES ('agajska', 72);
INSERT INTO public.catalog_endings VALUES ('ahnhof', 159);
INSERT INTO public.catalog_endings VALUES ('ain', 157);
INSERT INTO public.catalog_endings VALUES ('ains', 32);
INSERT INTO public.catalog_endings VALUES ('airport', 45);
INSERT INTO public.catalog_endings VALUES ('aja', 118);
INSERT INTO public.catalog_endings VALUES ('ajevo', 27);
INSERT INTO public.catalog_endings VALUES ('ajska', 72);
INSERT INTO public.catalog_endings VALUES ('ake', 12);
INSERT INTO public.catalog_endings VALUES ('ala', 50);
INSERT INTO public.catalog_endings VALUES ('alaces', 156);
INSERT INTO public.catalog_endings VALUES ('alaja', 118);
INSERT INTO public.catalog_endings VALUES ('albania', 39);
INSERT INTO public.catalog_endings VALUES ('alem', 126);
INSERT INTO public.catalog_endings VALUES ('all', 160);
INSERT INTO public.catalog_endings VALUES ('alls', 18);
INSERT INTO public.catalog_endings VALUES ('alls', 19);
INSERT INTO public.catalog_endings VALUES ('along', 36);
INSERT INTO public.catalog_endings VALUES ('amb', 77);
INSERT INTO public.catalog_endings VALUES ('amija', 71);
INSERT INTO public.catalog_endings VALUES ('amuels', 137);
INSERT INTO public.catalog_endings VALUES ('anastir', 103);
INSERT INTO public.catalog_endings VALUES ('ance', 53);
INSERT INTO public.catalog_endings VALUES ('and', 15);
INSERT INTO public.catalog_endings VALUES ('and', 16);
INSERT INTO public.catalog_endings VALUES ('and', 167);
INSERT INTO public.catalog_endings VALUES ('ane', 129);
INSERT INTO public.catalog_endings VALUES ('aneo', 132);
INSERT INTO public.catalog_endings VALUES ('angalem', 126);
INSERT INTO public.catalog_endings VALUES ('ania', 39);
INSERT INTO public.catalog_endings VALUES ('anica', 76);
INSERT INTO public.catalog_endings VALUES ('anni', 110);
INSERT INTO public.catalog_endings VALUES ('ansdom', 172);
INSERT INTO public.catalog_endings VALUES ('anyon', 143);
INSERT INTO public.catalog_endings VALUES ('apad', 49);
INSERT INTO public.catalog_endings VALUES ('arajevo', 27);
INSERT INTO public.catalog_endings VALUES ('ari', 66);
INSERT INTO public.catalog_endings VALUES ('ari', 95);
INSERT INTO public.catalog_endings VALUES ('arket', 152);
INSERT INTO public.catalog_endings VALUES ('arkt', 162);
INSERT INTO public.catalog_endings VALUES ('arlskirche', 163);
INSERT INTO public.catalog_endings VALUES ('arrive', 151);
INSERT INTO public.catalog_endings VALUES ('arsija', 80);
INSERT INTO public.catalog_endings VALUES ('art', 122);
INSERT INTO public.catalog_endings VALUES ('arten', 182);
INSERT INTO public.catalog_endings VALUES ('artier', 177);
INSERT INTO public.catalog_endings VALUES ('asa', 88);
INSERT INTO public.catalog_endings VALUES ('ascarsija', 80);
INSERT INTO public.catalog_endings VALUES ('aschmarkt', 162);
INSERT INTO public.catalog_endings VALUES ('ase', 91);
INSERT INTO public.catalog_endings VALUES ('asina', 70);
INSERT INTO public.catalog_endings VALUES ('ass', 41);
INSERT INTO public.catalog_endings VALUES ('ast', 37);
INSERT INTO public.catalog_endings VALUES ('ast', 111);
INSERT INTO public.catalog_endings VALUES ('astery', 140);
INSERT INTO public.catalog_endings VALUES ('astir', 103);
INSERT INTO public.catalog_endings VALUES ('aterfalls', 19);
INSERT INTO public.catalog_endings VALUES ('atic', 10);
INSERT INTO public.catalog_endings VALUES ('atinska', 85);
INSERT INTO public.catalog_endings VALUES ('atit', 127);
INSERT INTO public.catalog_endings VALUES ('atka', 142);
INSERT INTO public.catalog_endings VALUES ('atsoper', 165);
INSERT INTO public.catalog_endings VALUES ('aum', 139);
INSERT INTO public.catalog_endings VALUES ('auptbahnhof', 159);
INSERT INTO public.catalog_endings VALUES ('ava', 108);
INSERT INTO public.catalog_endings VALUES ('avica', 61);
INSERT INTO public.catalog_endings VALUES ('azaar', 144);
INSERT INTO public.catalog_endings VALUES ('azi', 82);
INSERT INTO public.catalog_endings VALUES ('bahnhof', 159);
INSERT INTO public.catalog_endings VALUES ('bania', 39);
INSERT INTO public.catalog_endings VALUES ('bascarsija', 80);
INSERT INTO public.catalog_endings VALUES ('bau', 161);
INSERT INTO public.catalog_endings VALUES ('bay', 33);
INSERT INTO public.catalog_endings VALUES ('bazaar', 144);
INSERT INTO public.catalog_endings VALUES ('begova', 84);
INSERT INTO public.catalog_endings VALUES ('bej', 125);
INSERT INTO public.catalog_endings VALUES ('belvedere', 184);
INSERT INTO public.catalog_endings VALUES ('berat', 40);
INSERT INTO public.catalog_endings VALUES ('beratit', 127);
INSERT INTO public.catalog_endings VALUES ('beres', 183);
INSERT INTO public.catalog_endings VALUES ('bija', 90);
INSERT INTO public.catalog_endings VALUES ('bilj', 81);
INSERT INTO public.catalog_endings VALUES ('bitzinger', 166);
INSERT INTO public.catalog_endings VALUES ('black', 31);
INSERT INTO public.catalog_endings VALUES ('blagajska', 72);
INSERT INTO public.catalog_endings VALUES ('blan', 100);
INSERT INTO public.catalog_endings VALUES ('blanica', 76);
INSERT INTO public.catalog_endings VALUES ('ble', 57);
INSERT INTO public.catalog_endings VALUES ('bljak', 97);
INSERT INTO public.catalog_endings VALUES ('blloku', 121);
INSERT INTO public.catalog_endings VALUES ('bobotov', 101);
INSERT INTO public.catalog_endings VALUES ('border', 130);
INSERT INTO public.catalog_endings VALUES ('botov', 101);
INSERT INTO public.catalog_endings VALUES ('bove', 79);
INSERT INTO public.catalog_endings VALUES ('brota', 106);
INSERT INTO public.catalog_endings VALUES ('brovnik', 14);
INSERT INTO public.catalog_endings VALUES ('brunn', 180);
INSERT INTO public.catalog_endings VALUES ('bunkart', 122);
INSERT INTO public.catalog_endings VALUES ('burg', 170);
INSERT INTO public.catalog_endings VALUES ('cable', 57);
INSERT INTO public.catalog_endings VALUES ('cafe', 168);
INSERT INTO public.catalog_endings VALUES ('canyon', 143);
INSERT INTO public.catalog_endings VALUES ('car', 58);
INSERT INTO public.catalog_endings VALUES ('carsija', 80);
INSERT INTO public.catalog_endings VALUES ('central', 169);
INSERT INTO public.catalog_endings VALUES ('ces', 156);
INSERT INTO public.catalog_endings VALUES ('chaelertor', 171);
INSERT INTO public.catalog_endings VALUES ('che', 163);
INSERT INTO public.catalog_endings VALUES ('ches', 175);
INSERT INTO public.catalog_endings VALUES ('chloss', 179);
INSERT INTO public.catalog_endings VALUES ('chmarkt', 162);
INSERT INTO public.catalog_endings VALUES ('chonbrunn', 180);
INSERT INTO public.catalog_endings VALUES ('church', 133);
INSERT INTO public.catalog_endings VALUES ('citelj', 59);
INSERT INTO public.catalog_endings VALUES ('city', 51);
INSERT INTO public.catalog_endings VALUES ('coast', 37);
INSERT INTO public.catalog_endings VALUES ('crno', 98);
INSERT INTO public.catalog_endings VALUES ('cuprija', 86);
INSERT INTO public.catalog_endings VALUES ('dava', 108);
INSERT INTO public.catalog_endings VALUES ('dbv', 46);
INSERT INTO public.catalog_endings VALUES ('den', 96);
INSERT INTO public.catalog_endings VALUES ('der', 130);
INSERT INTO public.catalog_endings VALUES ('derbej', 125);
INSERT INTO public.catalog_endings VALUES ('dere', 184);
INSERT INTO public.catalog_endings VALUES ('dervish', 23);
INSERT INTO public.catalog_endings VALUES ('devica', 94);
INSERT INTO public.catalog_endings VALUES ('dobrota', 106);
INSERT INTO public.catalog_endings VALUES ('dom', 172);
INSERT INTO public.catalog_endings VALUES ('dopad', 60);
INSERT INTO public.catalog_endings VALUES ('driatic', 10);
INSERT INTO public.catalog_endings VALUES ('drina', 29);
INSERT INTO public.catalog_endings VALUES ('dubrovnik', 14);
INSERT INTO public.catalog_endings VALUES ('dun', 54);
INSERT INTO public.catalog_endings VALUES ('durdevica', 94);
INSERT INTO public.catalog_endings VALUES ('durmitor', 30);
INSERT INTO public.catalog_endings VALUES ('dzamija', 71);
INSERT INTO public.catalog_endings VALUES ('dziluk', 65);
INSERT INTO public.catalog_endings VALUES ('ebilj', 81);
INSERT INTO public.catalog_endings VALUES ('edere', 184);
INSERT INTO public.catalog_endings VALUES ('eekend', 149);
INSERT INTO public.catalog_endings VALUES ('efan', 116);
INSERT INTO public.catalog_endings VALUES ('egova', 84);
INSERT INTO public.catalog_endings VALUES ('egrad', 93);
INSERT INTO public.catalog_endings VALUES ('ehmed', 69);
INSERT INTO public.catalog_endings VALUES ('eile', 174);
INSERT INTO public.catalog_endings VALUES ('ekend', 149);
INSERT INTO public.catalog_endings VALUES ('ekija', 73);
INSERT INTO public.catalog_endings VALUES ('ela', 114);
INSERT INTO public.catalog_endings VALUES ('elertor', 171);
INSERT INTO public.catalog_endings VALUES ('elj', 59);
INSERT INTO public.catalog_endings VALUES ('els', 137);
INSERT INTO public.catalog_endings VALUES ('elstand', 167);
INSERT INTO public.catalog_endings VALUES ('elvedere', 184);
INSERT INTO public.catalog_endings VALUES ('end', 149);
INSERT INTO public.catalog_endings VALUES ('enderbej', 125);
INSERT INTO public.catalog_endings VALUES ('ener', 164);
INSERT INTO public.catalog_endings VALUES ('enna', 150);
INSERT INTO public.catalog_endings VALUES ('enrad', 178);
INSERT INTO public.catalog_endings VALUES ('entral', 169);
INSERT INTO public.catalog_endings VALUES ('entrance', 53);
INSERT INTO public.catalog_endings VALUES ('ephansdom', 172);
INSERT INTO public.catalog_endings VALUES ('era', 153);
INSERT INTO public.catalog_endings VALUES ('erast', 111);
INSERT INTO public.catalog_endings VALUES ('erat', 40);
INSERT INTO public.catalog_endings VALUES ('eratit', 127);
INSERT INTO public.catalog_endings VALUES ('erbej', 125);
INSERT INTO public.catalog_endings VALUES ('ere', 184);
INSERT INTO public.catalog_endings VALUES ('eres', 183);
INSERT INTO public.catalog_endings VALUES ('eretva', 26);
INSERT INTO public.catalog_endings VALUES ('eretvi', 75);
INSERT INTO public.catalog_endings VALUES ('erfalls', 19);
INSERT INTO public.catalog_endings VALUES ('ergarten', 182);
INSERT INTO public.catalog_endings VALUES ('ero', 99);
INSERT INTO public.catalog_endings VALUES ('ertor', 171);
INSERT INTO public.catalog_endings VALUES ('ervish', 23);
INSERT INTO public.catalog_endings VALUES ('ery', 140);
INSERT INTO public.catalog_endings VALUES ('esenrad', 178);
INSERT INTO public.catalog_endings VALUES ('srd', 56);
INSERT INTO public.catalog_endings VALUES ('eshi', 124);
INSERT INTO public.catalog_endings VALUES ('ess', 138);
INSERT INTO public.catalog_endings VALUES ('est', 47);
INSERT INTO public.catalog_endings VALUES ('eti', 115);
INSERT INTO public.catalog_endings VALUES ('ette', 181);
INSERT INTO public.catalog_endings VALUES ('etva', 26);
INSERT INTO public.catalog_endings VALUES ('etvi', 75);
INSERT INTO public.catalog_endings VALUES ('eubau', 161);
INSERT INTO public.catalog_endings VALUES ('eum', 176);
INSERT INTO public.catalog_endings VALUES ('eumsquartier', 177);
INSERT INTO public.catalog_endings VALUES ('evica', 94);
INSERT INTO public.catalog_endings VALUES ('evo', 27);
INSERT INTO public.catalog_endings VALUES ('ewpoint', 117);
INSERT INTO public.catalog_endings VALUES ('ezero', 99);
INSERT INTO public.catalog_endings VALUES ('falls', 19);
INSERT INTO public.catalog_endings VALUES ('fan', 116);
INSERT INTO public.catalog_endings VALUES ('fburg', 170);
INSERT INTO public.catalog_endings VALUES ('fes', 120);
INSERT INTO public.catalog_endings VALUES ('figlmuller', 173);
INSERT INTO public.catalog_endings VALUES ('flat', 105);
INSERT INTO public.catalog_endings VALUES ('flight', 43);
INSERT INTO public.catalog_endings VALUES ('fortress', 138);
INSERT INTO public.catalog_endings VALUES ('from', 8);
INSERT INTO public.catalog_endings VALUES ('gajska', 72);
INSERT INTO public.catalog_endings VALUES ('galem', 126);
INSERT INTO public.catalog_endings VALUES ('garten', 182);
INSERT INTO public.catalog_endings VALUES ('gazi', 82);
INSERT INTO public.catalog_endings VALUES ('ger', 166);
INSERT INTO public.catalog_endings VALUES ('ght', 43);
INSERT INTO public.catalog_endings VALUES ('giovanni', 110);
INSERT INTO public.catalog_endings VALUES ('glmuller', 173);
INSERT INTO public.catalog_endings VALUES ('gloriette', 181);
INSERT INTO public.catalog_endings VALUES ('gospa', 112);
INSERT INTO public.catalog_endings VALUES ('gova', 84);
INSERT INTO public.catalog_endings VALUES ('grad', 93);
INSERT INTO public.catalog_endings VALUES ('grad', 107);
INSERT INTO public.catalog_endings VALUES ('guest', 47);
INSERT INTO public.catalog_endings VALUES ('haelertor', 171);
INSERT INTO public.catalog_endings VALUES ('hane', 129);
INSERT INTO public.catalog_endings VALUES ('hansdom', 172);
INSERT INTO public.catalog_endings VALUES ('hauptbahnhof', 159);
INSERT INTO public.catalog_endings VALUES ('hes', 175);
INSERT INTO public.catalog_endings VALUES ('heshi', 124);
INSERT INTO public.catalog_endings VALUES ('historisches', 175);
INSERT INTO public.catalog_endings VALUES ('hloss', 179);
INSERT INTO public.catalog_endings VALUES ('hmarkt', 162);
INSERT INTO public.catalog_endings VALUES ('hmed', 69);
INSERT INTO public.catalog_endings VALUES ('hnhof', 159);
INSERT INTO public.catalog_endings VALUES ('hof', 159);
INSERT INTO public.catalog_endings VALUES ('hofburg', 170);
INSERT INTO public.catalog_endings VALUES ('home', 44);
INSERT INTO public.catalog_endings VALUES ('honbrunn', 180);
INSERT INTO public.catalog_endings VALUES ('hotel', 78);
INSERT INTO public.catalog_endings VALUES ('house', 24);
INSERT INTO public.catalog_endings VALUES ('hrid', 13);
INSERT INTO public.catalog_endings VALUES ('hurch', 133);
INSERT INTO public.catalog_endings VALUES ('husrev', 83);
INSERT INTO public.catalog_endings VALUES ('iatic', 10);
INSERT INTO public.catalog_endings VALUES ('ica', 61);
INSERT INTO public.catalog_endings VALUES ('ica', 76);
INSERT INTO public.catalog_endings VALUES ('ica', 92);
INSERT INTO public.catalog_endings VALUES ('ica', 94);
INSERT INTO public.catalog_endings VALUES ('ichaelertor', 171);
INSERT INTO public.catalog_endings VALUES ('ien', 158);
INSERT INTO public.catalog_endings VALUES ('iener', 164);
INSERT INTO public.catalog_endings VALUES ('ienna', 150);
INSERT INTO public.catalog_endings VALUES ('ier', 177);
INSERT INTO public.catalog_endings VALUES ('iergarten', 182);
INSERT INTO public.catalog_endings VALUES ('iesenrad', 178);
INSERT INTO public.catalog_endings VALUES ('iette', 181);
INSERT INTO public.catalog_endings VALUES ('iewpoint', 117);
INSERT INTO public.catalog_endings VALUES ('ight', 43);
INSERT INTO public.catalog_endings VALUES ('iglmuller', 173);
INSERT INTO public.catalog_endings VALUES ('ija', 71);
INSERT INTO public.catalog_endings VALUES ('ija', 73);
INSERT INTO public.catalog_endings VALUES ('ija', 80);
INSERT INTO public.catalog_endings VALUES ('ija', 86);
INSERT INTO public.catalog_endings VALUES ('ija', 90);
INSERT INTO public.catalog_endings VALUES ('ile', 52);
INSERT INTO public.catalog_endings VALUES ('ile', 174);
INSERT INTO public.catalog_endings VALUES ('ilj', 81);
INSERT INTO public.catalog_endings VALUES ('iluk', 65);
INSERT INTO public.catalog_endings VALUES ('ina', 29);
INSERT INTO public.catalog_endings VALUES ('ina', 70);
INSERT INTO public.catalog_endings VALUES ('ing', 155);
INSERT INTO public.catalog_endings VALUES ('inger', 166);
INSERT INTO public.catalog_endings VALUES ('ings', 141);
INSERT INTO public.catalog_endings VALUES ('ins', 32);
INSERT INTO public.catalog_endings VALUES ('inska', 85);
INSERT INTO public.catalog_endings VALUES ('int', 117);
INSERT INTO public.catalog_endings VALUES ('into', 38);
INSERT INTO public.catalog_endings VALUES ('iovanni', 110);
INSERT INTO public.catalog_endings VALUES ('irche', 163);
INSERT INTO public.catalog_endings VALUES ('irport', 45);
INSERT INTO public.catalog_endings VALUES ('isches', 175);
INSERT INTO public.catalog_endings VALUES ('isegrad', 93);
INSERT INTO public.catalog_endings VALUES ('ish', 23);
INSERT INTO public.catalog_endings VALUES ('istorisches', 175);
INSERT INTO public.catalog_endings VALUES ('itelj', 59);
INSERT INTO public.catalog_endings VALUES ('itor', 30);
INSERT INTO public.catalog_endings VALUES ('ity', 51);
INSERT INTO public.catalog_endings VALUES ('itzinger', 166);
INSERT INTO public.catalog_endings VALUES ('ive', 151);
INSERT INTO public.catalog_endings VALUES ('jablan', 100);
INSERT INTO public.catalog_endings VALUES ('jablanica', 76);
INSERT INTO public.catalog_endings VALUES ('jak', 97);
INSERT INTO public.catalog_endings VALUES ('jela', 114);
INSERT INTO public.catalog_endings VALUES ('jevo', 27);
INSERT INTO public.catalog_endings VALUES ('jezero', 99);
INSERT INTO public.catalog_endings VALUES ('john', 135);
INSERT INTO public.catalog_endings VALUES ('jska', 72);
INSERT INTO public.catalog_endings VALUES ('jundziluk', 65);
INSERT INTO public.catalog_endings VALUES ('kalaja', 118);
INSERT INTO public.catalog_endings VALUES ('kaneo', 132);
INSERT INTO public.catalog_endings VALUES ('karlskirche', 163);
INSERT INTO public.catalog_endings VALUES ('kart', 122);
INSERT INTO public.catalog_endings VALUES ('kend', 149);
INSERT INTO public.catalog_endings VALUES ('kenderbej', 125);
INSERT INTO public.catalog_endings VALUES ('ket', 152);
INSERT INTO public.catalog_endings VALUES ('kija', 73);
INSERT INTO public.catalog_endings VALUES ('kirche', 163);
INSERT INTO public.catalog_endings VALUES ('kolovica', 92);
INSERT INTO public.catalog_endings VALUES ('kopje', 42);
INSERT INTO public.catalog_endings VALUES ('koski', 68);
INSERT INTO public.catalog_endings VALUES ('kotor', 35);
INSERT INTO public.catalog_endings VALUES ('kravica', 61);
INSERT INTO public.catalog_endings VALUES ('krpjela', 114);
INSERT INTO public.catalog_endings VALUES ('krum', 55);
INSERT INTO public.catalog_endings VALUES ('kujundziluk', 65);
INSERT INTO public.catalog_endings VALUES ('kuk', 102);
INSERT INTO public.catalog_endings VALUES ('kunsthistorisches', 175);
INSERT INTO public.catalog_endings VALUES ('laces', 156);
INSERT INTO public.catalog_endings VALUES ('lack', 31);
INSERT INTO public.catalog_endings VALUES ('lagajska', 72);
INSERT INTO public.catalog_endings VALUES ('laja', 118);
INSERT INTO public.catalog_endings VALUES ('lake', 12);
INSERT INTO public.catalog_endings VALUES ('lamb', 77);
INSERT INTO public.catalog_endings VALUES ('lan', 100);
INSERT INTO public.catalog_endings VALUES ('land', 15);
INSERT INTO public.catalog_endings VALUES ('lanica', 76);
INSERT INTO public.catalog_endings VALUES ('lapad', 49);
INSERT INTO public.catalog_endings VALUES ('lat', 105);
INSERT INTO public.catalog_endings VALUES ('latinska', 85);
INSERT INTO public.catalog_endings VALUES ('lbania', 39);
INSERT INTO public.catalog_endings VALUES ('lem', 126);
INSERT INTO public.catalog_endings VALUES ('ler', 173);
INSERT INTO public.catalog_endings VALUES ('lertor', 171);
INSERT INTO public.catalog_endings VALUES ('light', 43);
INSERT INTO public.catalog_endings VALUES ('ljak', 97);
INSERT INTO public.catalog_endings VALUES ('ller', 173);
INSERT INTO public.catalog_endings VALUES ('lloku', 121);
INSERT INTO public.catalog_endings VALUES ('lls', 18);
INSERT INTO public.catalog_endings VALUES ('lls', 19);
INSERT INTO public.catalog_endings VALUES ('llzeile', 174);
INSERT INTO public.catalog_endings VALUES ('lmuller', 173);
INSERT INTO public.catalog_endings VALUES ('lokrum', 55);
INSERT INTO public.catalog_endings VALUES ('loku', 121);
INSERT INTO public.catalog_endings VALUES ('long', 36);
INSERT INTO public.catalog_endings VALUES ('loriette', 181);
INSERT INTO public.catalog_endings VALUES ('loss', 179);
INSERT INTO public.catalog_endings VALUES ('lovica', 92);
INSERT INTO public.catalog_endings VALUES ('lskirche', 163);
INSERT INTO public.catalog_endings VALUES ('lstand', 167);
INSERT INTO public.catalog_endings VALUES ('luk', 65);
INSERT INTO public.catalog_endings VALUES ('lvedere', 184);
INSERT INTO public.catalog_endings VALUES ('lzeile', 174);
INSERT INTO public.catalog_endings VALUES ('mall', 160);
INSERT INTO public.catalog_endings VALUES ('manastir', 103);
INSERT INTO public.catalog_endings VALUES ('mangalem', 126);
INSERT INTO public.catalog_endings VALUES ('market', 152);
INSERT INTO public.catalog_endings VALUES ('markt', 162);
INSERT INTO public.catalog_endings VALUES ('matka', 142);
INSERT INTO public.catalog_endings VALUES ('med', 69);
INSERT INTO public.catalog_endings VALUES ('mehmed', 69);
INSERT INTO public.catalog_endings VALUES ('michaelertor', 171);
INSERT INTO public.catalog_endings VALUES ('mija', 71);
INSERT INTO public.catalog_endings VALUES ('mitor', 30);
INSERT INTO public.catalog_endings VALUES ('monastery', 140);
INSERT INTO public.catalog_endings VALUES ('most', 67);
INSERT INTO public.catalog_endings VALUES ('mostar', 22);
INSERT INTO public.catalog_endings VALUES ('mountains', 32);
INSERT INTO public.catalog_endings VALUES ('msquartier', 177);
INSERT INTO public.catalog_endings VALUES ('muels', 137);
INSERT INTO public.catalog_endings VALUES ('muller', 173);
INSERT INTO public.catalog_endings VALUES ('museum', 176);
INSERT INTO public.catalog_endings VALUES ('museumsquartier', 177);
INSERT INTO public.catalog_endings VALUES ('naschmarkt', 162);
INSERT INTO public.catalog_endings VALUES ('nastery', 140);
INSERT INTO public.catalog_endings VALUES ('nastir', 103);
INSERT INTO public.catalog_endings VALUES ('naum', 139);
INSERT INTO public.catalog_endings VALUES ('nbrunn', 180);
INSERT INTO public.catalog_endings VALUES ('nce', 53);
INSERT INTO public.catalog_endings VALUES ('nderbej', 125);
INSERT INTO public.catalog_endings VALUES ('ndziluk', 65);
INSERT INTO public.catalog_endings VALUES ('nel', 87);
INSERT INTO public.catalog_endings VALUES ('neo', 132);
INSERT INTO public.catalog_endings VALUES ('ner', 164);
INSERT INTO public.catalog_endings VALUES ('neretva', 26);
INSERT INTO public.catalog_endings VALUES ('neretvi', 75);
INSERT INTO public.catalog_endings VALUES ('neubau', 161);
INSERT INTO public.catalog_endings VALUES ('ngalem', 126);
INSERT INTO public.catalog_endings VALUES ('nger', 166);
INSERT INTO public.catalog_endings VALUES ('ngs', 141);
INSERT INTO public.catalog_endings VALUES ('nhof', 159);
INSERT INTO public.catalog_endings VALUES ('nia', 39);
INSERT INTO public.catalog_endings VALUES ('nica', 76);
INSERT INTO public.catalog_endings VALUES ('nik', 14);
INSERT INTO public.catalog_endings VALUES ('nkart', 122);
INSERT INTO public.catalog_endings VALUES ('nna', 150);
INSERT INTO public.catalog_endings VALUES ('nni', 110);
INSERT INTO public.catalog_endings VALUES ('nrad', 178);
INSERT INTO public.catalog_endings VALUES ('nsdom', 172);
INSERT INTO public.catalog_endings VALUES ('nska', 85);
INSERT INTO public.catalog_endings VALUES ('nsthistorisches', 175);
INSERT INTO public.catalog_endings VALUES ('ntains', 32);
INSERT INTO public.catalog_endings VALUES ('nto', 38);
INSERT INTO public.catalog_endings VALUES ('ntral', 169);
INSERT INTO public.catalog_endings VALUES ('ntrance', 53);
INSERT INTO public.catalog_endings VALUES ('nyon', 143);
INSERT INTO public.catalog_endings VALUES ('oast', 37);
INSERT INTO public.catalog_endings VALUES ('oberes', 183);
INSERT INTO public.catalog_endings VALUES ('obotov', 101);
INSERT INTO public.catalog_endings VALUES ('obrota', 106);
INSERT INTO public.catalog_endings VALUES ('ocitelj', 59);
INSERT INTO public.catalog_endings VALUES ('oden', 96);
INSERT INTO public.catalog_endings VALUES ('odopad', 60);
INSERT INTO public.catalog_endings VALUES ('ofburg', 170);
INSERT INTO public.catalog_endings VALUES ('ohn', 135);
INSERT INTO public.catalog_endings VALUES ('ohrid', 13);
INSERT INTO public.catalog_endings VALUES ('oint', 117);
INSERT INTO public.catalog_endings VALUES ('okolovica', 92);
INSERT INTO public.catalog_endings VALUES ('okrum', 55);
INSERT INTO public.catalog_endings VALUES ('oku', 121);
INSERT INTO public.catalog_endings VALUES ('old', 62);
INSERT INTO public.catalog_endings VALUES ('ollzeile', 174);
INSERT INTO public.catalog_endings VALUES ('olovica', 92);
INSERT INTO public.catalog_endings VALUES ('ome', 44);
INSERT INTO public.catalog_endings VALUES ('oms', 131);
INSERT INTO public.catalog_endings VALUES ('onastery', 140);
INSERT INTO public.catalog_endings VALUES ('onbrunn', 180);
INSERT INTO public.catalog_endings VALUES ('one', 63);
INSERT INTO public.catalog_endings VALUES ('ong', 36);
INSERT INTO public.catalog_endings VALUES ('ooden', 96);
INSERT INTO public.catalog_endings VALUES ('ooms', 131);
INSERT INTO public.catalog_endings VALUES ('opad', 60);
INSERT INTO public.catalog_endings VALUES ('oper', 165);
INSERT INTO public.catalog_endings VALUES ('opera', 153);
INSERT INTO public.catalog_endings VALUES ('opje', 42);
INSERT INTO public.catalog_endings VALUES ('order', 130);
INSERT INTO public.catalog_endings VALUES ('oriette', 181);
INSERT INTO public.catalog_endings VALUES ('orisches', 175);
INSERT INTO public.catalog_endings VALUES ('ort', 45);
INSERT INTO public.catalog_endings VALUES ('ortress', 138);
INSERT INTO public.catalog_endings VALUES ('oski', 68);
INSERT INTO public.catalog_endings VALUES ('ospa', 112);
INSERT INTO public.catalog_endings VALUES ('oss', 179);
INSERT INTO public.catalog_endings VALUES ('ost', 67);
INSERT INTO public.catalog_endings VALUES ('ostar', 22);
INSERT INTO public.catalog_endings VALUES ('ostrog', 104);
INSERT INTO public.catalog_endings VALUES ('ota', 106);
INSERT INTO public.catalog_endings VALUES ('otel', 78);
INSERT INTO public.catalog_endings VALUES ('otor', 35);
INSERT INTO public.catalog_endings VALUES ('otov', 101);
INSERT INTO public.catalog_endings VALUES ('ountains', 32);
INSERT INTO public.catalog_endings VALUES ('ouse', 24);
INSERT INTO public.catalog_endings VALUES ('ova', 84);
INSERT INTO public.catalog_endings VALUES ('ovanni', 110);
INSERT INTO public.catalog_endings VALUES ('ove', 79);
INSERT INTO public.catalog_endings VALUES ('over', 28);
INSERT INTO public.catalog_endings VALUES ('ovica', 92);
INSERT INTO public.catalog_endings VALUES ('ovnik', 14);
INSERT INTO public.catalog_endings VALUES ('own', 154);
INSERT INTO public.catalog_endings VALUES ('ozafes', 120);
INSERT INTO public.catalog_endings VALUES ('pad', 49);
INSERT INTO public.catalog_endings VALUES ('pad', 60);
INSERT INTO public.catalog_endings VALUES ('palaces', 156);
INSERT INTO public.catalog_endings VALUES ('pasa', 88);
INSERT INTO public.catalog_endings VALUES ('pase', 91);
INSERT INTO public.catalog_endings VALUES ('pasina', 70);
INSERT INTO public.catalog_endings VALUES ('pass', 41);
INSERT INTO public.catalog_endings VALUES ('per', 165);
INSERT INTO public.catalog_endings VALUES ('pera', 153);
INSERT INTO public.catalog_endings VALUES ('perast', 111);
INSERT INTO public.catalog_endings VALUES ('phansdom', 172);
INSERT INTO public.catalog_endings VALUES ('pile', 52);
INSERT INTO public.catalog_endings VALUES ('pje', 42);
INSERT INTO public.catalog_endings VALUES ('pjela', 114);
INSERT INTO public.catalog_endings VALUES ('pocitelj', 59);
INSERT INTO public.catalog_endings VALUES ('point', 117);
INSERT INTO public.catalog_endings VALUES ('port', 45);
INSERT INTO public.catalog_endings VALUES ('prija', 86);
INSERT INTO public.catalog_endings VALUES ('prings', 141);
INSERT INTO public.catalog_endings VALUES ('ptbahnhof', 159);
INSERT INTO public.catalog_endings VALUES ('qafe', 128);
INSERT INTO public.catalog_endings VALUES ('quartier', 177);
INSERT INTO public.catalog_endings VALUES ('rad', 93);
INSERT INTO public.catalog_endings VALUES ('rad', 107);
INSERT INTO public.catalog_endings VALUES ('rad', 178);
INSERT INTO public.catalog_endings VALUES ('radun', 54);
INSERT INTO public.catalog_endings VALUES ('rain', 157);
INSERT INTO public.catalog_endings VALUES ('rajevo', 27);
INSERT INTO public.catalog_endings VALUES ('ral', 169);
INSERT INTO public.catalog_endings VALUES ('rance', 53);
INSERT INTO public.catalog_endings VALUES ('rast', 111);
INSERT INTO public.catalog_endings VALUES ('rat', 40);
INSERT INTO public.catalog_endings VALUES ('ratit', 127);
INSERT INTO public.catalog_endings VALUES ('ravica', 61);
INSERT INTO public.catalog_endings VALUES ('rbej', 125);
INSERT INTO public.catalog_endings VALUES ('rch', 133);
INSERT INTO public.catalog_endings VALUES ('rche', 163);
INSERT INTO public.catalog_endings VALUES ('rdava', 108);
INSERT INTO public.catalog_endings VALUES ('rder', 130);
INSERT INTO public.catalog_endings VALUES ('rdevica', 94);
INSERT INTO public.catalog_endings VALUES ('res', 183);
INSERT INTO public.catalog_endings VALUES ('ress', 138);
INSERT INTO public.catalog_endings VALUES ('retva', 26);
INSERT INTO public.catalog_endings VALUES ('retvi', 75);
INSERT INTO public.catalog_endings VALUES ('rev', 83);
INSERT INTO public.catalog_endings VALUES ('rfalls', 19);
INSERT INTO public.catalog_endings VALUES ('rgarten', 182);
INSERT INTO public.catalog_endings VALUES ('riatic', 10);
INSERT INTO public.catalog_endings VALUES ('rid', 13);
INSERT INTO public.catalog_endings VALUES ('riesenrad', 178);
INSERT INTO public.catalog_endings VALUES ('riette', 181);
INSERT INTO public.catalog_endings VALUES ('rija', 86);
INSERT INTO public.catalog_endings VALUES ('rina', 29);
INSERT INTO public.catalog_endings VALUES ('ring', 155);
INSERT INTO public.catalog_endings VALUES ('rings', 141);
INSERT INTO public.catalog_endings VALUES ('risches', 175);
INSERT INTO public.catalog_endings VALUES ('rive', 151);
INSERT INTO public.catalog_endings VALUES ('rket', 152);
INSERT INTO public.catalog_endings VALUES ('rkt', 162);
INSERT INTO public.catalog_endings VALUES ('rlskirche', 163);
INSERT INTO public.catalog_endings VALUES ('rmitor', 30);
INSERT INTO public.catalog_endings VALUES ('rno', 98);
INSERT INTO public.catalog_endings VALUES ('rog', 104);
INSERT INTO public.catalog_endings VALUES ('rom', 8);
INSERT INTO public.catalog_endings VALUES ('rooms', 131);
INSERT INTO public.catalog_endings VALUES ('rota', 106);
INSERT INTO public.catalog_endings VALUES ('rovnik', 14);
INSERT INTO public.catalog_endings VALUES ('rozafes', 120);
INSERT INTO public.catalog_endings VALUES ('rpjela', 114);
INSERT INTO public.catalog_endings VALUES ('rport', 45);
INSERT INTO public.catalog_endings VALUES ('rrive', 151);
INSERT INTO public.catalog_endings VALUES ('rsija', 80);
INSERT INTO public.catalog_endings VALUES ('rstelstand', 167);
INSERT INTO public.catalog_endings VALUES ('rten', 182);
INSERT INTO public.catalog_endings VALUES ('rtier', 177);
INSERT INTO public.catalog_endings VALUES ('rtor', 171);
INSERT INTO public.catalog_endings VALUES ('rtress', 138);
INSERT INTO public.catalog_endings VALUES ('rum', 55);
INSERT INTO public.catalog_endings VALUES ('runn', 180);
INSERT INTO public.catalog_endings VALUES ('rvish', 23);
INSERT INTO public.catalog_endings VALUES ('samuels', 137);
INSERT INTO public.catalog_endings VALUES ('san', 109);
INSERT INTO public.catalog_endings VALUES ('sarajevo', 27);
INSERT INTO public.catalog_endings VALUES ('scarsija', 80);
INSERT INTO public.catalog_endings VALUES ('sches', 175);
INSERT INTO public.catalog_endings VALUES ('schloss', 179);
INSERT INTO public.catalog_endings VALUES ('schmarkt', 162);
INSERT INTO public.catalog_endings VALUES ('schonbrunn', 180);
INSERT INTO public.catalog_endings VALUES ('sdom', 172);
INSERT INTO public.catalog_endings VALUES ('sebilj', 81);
INSERT INTO public.catalog_endings VALUES ('segrad', 93);
INSERT INTO public.catalog_endings VALUES ('senrad', 178);
INSERT INTO public.catalog_endings VALUES ('seum', 176);
INSERT INTO public.catalog_endings VALUES ('seumsquartier', 177);
INSERT INTO public.catalog_endings VALUES ('sheshi', 124);
INSERT INTO public.catalog_endings VALUES ('shi', 124);
INSERT INTO public.catalog_endings VALUES ('sija', 80);
INSERT INTO public.catalog_endings VALUES ('sina', 70);
INSERT INTO public.catalog_endings VALUES ('ska', 72);
INSERT INTO public.catalog_endings VALUES ('ska', 85);
INSERT INTO public.catalog_endings VALUES ('skenderbej', 125);
INSERT INTO public.catalog_endings VALUES ('ski', 68);
INSERT INTO public.catalog_endings VALUES ('skirche', 163);
INSERT INTO public.catalog_endings VALUES ('skopje', 42);
INSERT INTO public.catalog_endings VALUES ('skp', 145);
INSERT INTO public.catalog_endings VALUES ('skrpjela', 114);
INSERT INTO public.catalog_endings VALUES ('small', 160);
INSERT INTO public.catalog_endings VALUES ('sokolovica', 92);
INSERT INTO public.catalog_endings VALUES ('soper', 165);
INSERT INTO public.catalog_endings VALUES ('spa', 112);
INSERT INTO public.catalog_endings VALUES ('spasa', 88);
INSERT INTO public.catalog_endings VALUES ('springs', 141);
INSERT INTO public.catalog_endings VALUES ('squartier', 177);
INSERT INTO public.catalog_endings VALUES ('srev', 83);
INSERT INTO public.catalog_endings VALUES ('staatsoper', 165);
INSERT INTO public.catalog_endings VALUES ('stand', 167);
INSERT INTO public.catalog_endings VALUES ('star', 22);
INSERT INTO public.catalog_endings VALUES ('stari', 66);
INSERT INTO public.catalog_endings VALUES ('stefan', 116);
INSERT INTO public.catalog_endings VALUES ('stelstand', 167);
INSERT INTO public.catalog_endings VALUES ('stephansdom', 172);
INSERT INTO public.catalog_endings VALUES ('stery', 140);
INSERT INTO public.catalog_endings VALUES ('sthistorisches', 175);
INSERT INTO public.catalog_endings VALUES ('stir', 103);
INSERT INTO public.catalog_endings VALUES ('stone', 63);
INSERT INTO public.catalog_endings VALUES ('storisches', 175);
INSERT INTO public.catalog_endings VALUES ('stradun', 54);
INSERT INTO public.catalog_endings VALUES ('strog', 104);
INSERT INTO public.catalog_endings VALUES ('sveti', 115);
INSERT INTO public.catalog_endings VALUES ('swim', 17);
INSERT INTO public.catalog_endings VALUES ('taatsoper', 165);
INSERT INTO public.catalog_endings VALUES ('tabija', 90);
INSERT INTO public.catalog_endings VALUES ('tains', 32);
INSERT INTO public.catalog_endings VALUES ('tand', 167);
INSERT INTO public.catalog_endings VALUES ('tar', 22);
INSERT INTO public.catalog_endings VALUES ('tari', 66);
INSERT INTO public.catalog_endings VALUES ('tari', 95);
INSERT INTO public.catalog_endings VALUES ('tbahnhof', 159);
INSERT INTO public.catalog_endings VALUES ('tefan', 116);
INSERT INTO public.catalog_endings VALUES ('tekija', 73);
INSERT INTO public.catalog_endings VALUES ('tel', 78);
INSERT INTO public.catalog_endings VALUES ('telj', 59);
INSERT INTO public.catalog_endings VALUES ('telstand', 167);
INSERT INTO public.catalog_endings VALUES ('ten', 182);
INSERT INTO public.catalog_endings VALUES ('tephansdom', 172);
INSERT INTO public.catalog_endings VALUES ('terfalls', 19);
INSERT INTO public.catalog_endings VALUES ('tery', 140);
INSERT INTO public.catalog_endings VALUES ('thane', 129);
INSERT INTO public.catalog_endings VALUES ('the', 9);
INSERT INTO public.catalog_endings VALUES ('thistorisches', 175);
INSERT INTO public.catalog_endings VALUES ('tic', 10);
INSERT INTO public.catalog_endings VALUES ('tier', 177);
INSERT INTO public.catalog_endings VALUES ('tiergarten', 182);
INSERT INTO public.catalog_endings VALUES ('tinska', 85);
INSERT INTO public.catalog_endings VALUES ('tir', 103);
INSERT INTO public.catalog_endings VALUES ('tit', 127);
INSERT INTO public.catalog_endings VALUES ('tka', 142);
INSERT INTO public.catalog_endings VALUES ('tone', 63);
INSERT INTO public.catalog_endings VALUES ('tor', 30);
INSERT INTO public.catalog_endings VALUES ('tor', 35);
INSERT INTO public.catalog_endings VALUES ('tor', 171);
INSERT INTO public.catalog_endings VALUES ('torisches', 175);
INSERT INTO public.catalog_endings VALUES ('tov', 101);
INSERT INTO public.catalog_endings VALUES ('town', 154);
INSERT INTO public.catalog_endings VALUES ('tradun', 54);
INSERT INTO public.catalog_endings VALUES ('train', 157);
INSERT INTO public.catalog_endings VALUES ('tral', 169);
INSERT INTO public.catalog_endings VALUES ('trance', 53);
INSERT INTO public.catalog_endings VALUES ('tress', 138);
INSERT INTO public.catalog_endings VALUES ('trog', 104);
INSERT INTO public.catalog_endings VALUES ('tsoper', 165);
INSERT INTO public.catalog_endings VALUES ('tte', 181);
INSERT INTO public.catalog_endings VALUES ('tunel', 87);
INSERT INTO public.catalog_endings VALUES ('tva', 26);
INSERT INTO public.catalog_endings VALUES ('tvi', 75);
INSERT INTO public.catalog_endings VALUES ('tvrdava', 108);
INSERT INTO public.catalog_endings VALUES ('tzinger', 166);
INSERT INTO public.catalog_endings VALUES ('uartier', 177);
INSERT INTO public.catalog_endings VALUES ('ubau', 161);
INSERT INTO public.catalog_endings VALUES ('ubrovnik', 14);
INSERT INTO public.catalog_endings VALUES ('uels', 137);
INSERT INTO public.catalog_endings VALUES ('uest', 47);
INSERT INTO public.catalog_endings VALUES ('ujundziluk', 65);
INSERT INTO public.catalog_endings VALUES ('uller', 173);
INSERT INTO public.catalog_endings VALUES ('umsquartier', 177);
INSERT INTO public.catalog_endings VALUES ('undziluk', 65);
INSERT INTO public.catalog_endings VALUES ('unel', 87);
INSERT INTO public.catalog_endings VALUES ('unkart', 122);
INSERT INTO public.catalog_endings VALUES ('unn', 180);
INSERT INTO public.catalog_endings VALUES ('unsthistorisches', 175);
INSERT INTO public.catalog_endings VALUES ('untains', 32);
INSERT INTO public.catalog_endings VALUES ('uprija', 86);
INSERT INTO public.catalog_endings VALUES ('uptbahnhof', 159);
INSERT INTO public.catalog_endings VALUES ('urch', 133);
INSERT INTO public.catalog_endings VALUES ('urdevica', 94);
INSERT INTO public.catalog_endings VALUES ('urg', 170);
INSERT INTO public.catalog_endings VALUES ('urmitor', 30);
INSERT INTO public.catalog_endings VALUES ('urstelstand', 167);
INSERT INTO public.catalog_endings VALUES ('use', 24);
INSERT INTO public.catalog_endings VALUES ('useum', 176);
INSERT INTO public.catalog_endings VALUES ('useumsquartier', 177);
INSERT INTO public.catalog_endings VALUES ('usrev', 83);
INSERT INTO public.catalog_endings VALUES ('uta', 89);
INSERT INTO public.catalog_endings VALUES ('uvala', 50);
INSERT INTO public.catalog_endings VALUES ('vala', 50);
INSERT INTO public.catalog_endings VALUES ('vanni', 110);
INSERT INTO public.catalog_endings VALUES ('vedere', 184);
INSERT INTO public.catalog_endings VALUES ('ver', 28);
INSERT INTO public.catalog_endings VALUES ('veti', 115);
INSERT INTO public.catalog_endings VALUES ('vica', 61);
INSERT INTO public.catalog_endings VALUES ('vica', 92);
INSERT INTO public.catalog_endings VALUES ('vica', 94);
INSERT INTO public.catalog_endings VALUES ('vienna', 150);
INSERT INTO public.catalog_endings VALUES ('viewpoint', 117);
INSERT INTO public.catalog_endings VALUES ('visegrad', 93);
INSERT INTO public.catalog_endings VALUES ('vish', 23);
INSERT INTO public.catalog_endings VALUES ('vnik', 14);
INSERT INTO public.catalog_endings VALUES ('vodopad', 60);
INSERT INTO public.catalog_endings VALUES ('vrdava', 108);
INSERT INTO public.catalog_endings VALUES ('walls', 18);
INSERT INTO public.catalog_endings VALUES ('waterfalls', 19);
INSERT INTO public.catalog_endings VALUES ('way', 21);
INSERT INTO public.catalog_endings VALUES ('weekend', 149);
INSERT INTO public.catalog_endings VALUES ('wien', 158);
INSERT INTO public.catalog_endings VALUES ('wiener', 164);
INSERT INTO public.catalog_endings VALUES ('wim', 17);
INSERT INTO public.catalog_endings VALUES ('wollzeile', 174);
INSERT INTO public.catalog_endings VALUES ('wooden', 96);
INSERT INTO public.catalog_endings VALUES ('wpoint', 117);
INSERT INTO public.catalog_endings VALUES ('wurstelstand', 167);
INSERT INTO public.catalog_endings VALUES ('yon', 143);
INSERT INTO public.catalog_endings VALUES ('zaar', 144);
INSERT INTO public.catalog_endings VALUES ('zabljak', 97);
INSERT INTO public.catalog_endings VALUES ('zafes', 120);
INSERT INTO public.catalog_endings VALUES ('zamija', 71);
INSERT INTO public.catalog_endings VALUES ('zeile', 174);
INSERT INTO public.catalog_endings VALUES ('zero', 99);
INSERT INTO public.catalog_endings VALUES ('ziluk', 65);
INSERT INTO public.catalog_endings VALUES ('zinger', 166);
INSERT INTO public.catalog_endings VALUES ('zuta', 89);


--
-- Data for Name: catalog_entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalog_entries VALUES (1, 'IkW-jbo6-QFUEQi8', '2026-11-28T15:26:13.066Z', 'en', 'HR,BA,ME,AL,MK', 14, 14, 68, '2027-06-05', '2027-06-18', ' =en =HR =BA =ME =AL =MK =14 from the adriatic to lake ohrid dubrovnik land and swim walls waterfalls on way mostar dervish house up neretva sarajevo over drina durmitor black mountains bay of kotor along coast into albania berat pass skopje flight home airport dbv guest in lapad uvala city pile entrance stradun lokrum srd cable car pocitelj vodopad kravica old stone by kujundziluk stari most koski mehmed pasina dzamija blagajska tekija na neretvi jablanica lamb hotel above bascarsija sebilj gazi husrev begova latinska cuprija tunel spasa zuta tabija pase sokolovica visegrad durdevica tari wooden zabljak crno jezero jablan bobotov kuk manastir ostrog flat dobrota grad tvrdava san giovanni perast gospa od skrpjela sveti stefan viewpoint kalaja e rozafes blloku bunkart 2 sheshi skenderbej mangalem beratit qafe thane border rooms kaneo church st john at samuels fortress naum monastery springs matka canyon bazaar skp');
INSERT INTO public.catalog_entries VALUES (2, 'ZRNg_PEWtEZhk20K', '2026-11-28T15:26:13.066Z', 'en', 'AT', 3, 3, 22, '2026-11-27', '2026-11-29', ' =en =AT =3 a weekend in vienna arrive market opera the old town and ring palaces train home wien hauptbahnhof small hotel neubau naschmarkt karlskirche wiener staatsoper bitzinger wurstelstand cafe central hofburg michaelertor stephansdom figlmuller wollzeile kunsthistorisches museum museumsquartier riesenrad schloss schonbrunn gloriette tiergarten oberes belvedere');


--
-- Data for Name: catalog_postings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalog_postings VALUES (1, 1);
INSERT INTO public.catalog_postings VALUES (1, 2);
INSERT INTO public.catalog_postings VALUES (2, 1);
INSERT INTO public.catalog_postings VALUES (3, 1);
INSERT INTO public.catalog_postings VALUES (4, 1);
INSERT INTO public.catalog_postings VALUES (5, 1);
INSERT INTO public.catalog_postings VALUES (6, 1);
INSERT INTO public.catalog_postings VALUES (7, 1);
INSERT INTO public.catalog_postings VALUES (8, 1);
INSERT INTO public.catalog_postings VALUES (9, 1);
INSERT INTO public.catalog_postings VALUES (9, 2);
INSERT INTO public.catalog_postings VALUES (10, 1);
INSERT INTO public.catalog_postings VALUES (11, 1);
INSERT INTO public.catalog_postings VALUES (12, 1);
INSERT INTO public.catalog_postings VALUES (13, 1);
INSERT INTO public.catalog_postings VALUES (14, 1);
INSERT INTO public.catalog_postings VALUES (15, 1);
INSERT INTO public.catalog_postings VALUES (16, 1);
INSERT INTO public.catalog_postings VALUES (16, 2);
INSERT INTO public.catalog_postings VALUES (17, 1);
INSERT INTO public.catalog_postings VALUES (18, 1);
INSERT INTO public.catalog_postings VALUES (19, 1);
INSERT INTO public.catalog_postings VALUES (20, 1);
INSERT INTO public.catalog_postings VALUES (21, 1);
INSERT INTO public.catalog_postings VALUES (22, 1);
INSERT INTO public.catalog_postings VALUES (23, 1);
INSERT INTO public.catalog_postings VALUES (24, 1);
INSERT INTO public.catalog_postings VALUES (25, 1);
INSERT INTO public.catalog_postings VALUES (26, 1);
INSERT INTO public.catalog_postings VALUES (27, 1);
INSERT INTO public.catalog_postings VALUES (28, 1);
INSERT INTO public.catalog_postings VALUES (29, 1);
INSERT INTO public.catalog_postings VALUES (30, 1);
INSERT INTO public.catalog_postings VALUES (31, 1);
INSERT INTO public.catalog_postings VALUES (32, 1);
INSERT INTO public.catalog_postings VALUES (33, 1);
INSERT INTO public.catalog_postings VALUES (34, 1);
INSERT INTO public.catalog_postings VALUES (35, 1);
INSERT INTO public.catalog_postings VALUES (36, 1);
INSERT INTO public.catalog_postings VALUES (37, 1);
INSERT INTO public.catalog_postings VALUES (38, 1);
INSERT INTO public.catalog_postings VALUES (39, 1);
INSERT INTO public.catalog_postings VALUES (40, 1);
INSERT INTO public.catalog_postings VALUES (41, 1);
INSERT INTO public.catalog_postings VALUES (42, 1);
INSERT INTO public.catalog_postings VALUES (43, 1);
INSERT INTO public.catalog_postings VALUES (44, 1);
INSERT INTO public.catalog_postings VALUES (44, 2);
INSERT INTO public.catalog_postings VALUES (45, 1);
INSERT INTO public.catalog_postings VALUES (46, 1);
INSERT INTO public.catalog_postings VALUES (47, 1);
INSERT INTO public.catalog_postings VALUES (48, 1);
INSERT INTO public.catalog_postings VALUES (48, 2);
INSERT INTO public.catalog_postings VALUES (49, 1);
INSERT INTO public.catalog_postings VALUES (50, 1);
INSERT INTO public.catalog_postings VALUES (51, 1);
INSERT INTO public.catalog_postings VALUES (52, 1);
INSERT INTO public.catalog_postings VALUES (53, 1);
INSERT INTO public.catalog_postings VALUES (54, 1);
INSERT INTO public.catalog_postings VALUES (55, 1);
INSERT INTO public.catalog_postings VALUES (56, 1);
INSERT INTO public.catalog_postings VALUES (57, 1);
INSERT INTO public.catalog_postings VALUES (58, 1);
INSERT INTO public.catalog_postings VALUES (59, 1);
INSERT INTO public.catalog_postings VALUES (60, 1);
INSERT INTO public.catalog_postings VALUES (61, 1);
INSERT INTO public.catalog_postings VALUES (62, 1);
INSERT INTO public.catalog_postings VALUES (62, 2);
INSERT INTO public.catalog_postings VALUES (63, 1);
INSERT INTO public.catalog_postings VALUES (64, 1);
INSERT INTO public.catalog_postings VALUES (65, 1);
INSERT INTO public.catalog_postings VALUES (66, 1);
INSERT INTO public.catalog_postings VALUES (67, 1);
INSERT INTO public.catalog_postings VALUES (68, 1);
INSERT INTO public.catalog_postings VALUES (69, 1);
INSERT INTO public.catalog_postings VALUES (70, 1);
INSERT INTO public.catalog_postings VALUES (71, 1);
INSERT INTO public.catalog_postings VALUES (72, 1);
INSERT INTO public.catalog_postings VALUES (73, 1);
INSERT INTO public.catalog_postings VALUES (74, 1);
INSERT INTO public.catalog_postings VALUES (75, 1);
INSERT INTO public.catalog_postings VALUES (76, 1);
INSERT INTO public.catalog_postings VALUES (77, 1);
INSERT INTO public.catalog_postings VALUES (78, 1);
INSERT INTO public.catalog_postings VALUES (78, 2);
INSERT INTO public.catalog_postings VALUES (79, 1);
INSERT INTO public.catalog_postings VALUES (80, 1);
INSERT INTO public.catalog_postings VALUES (81, 1);
INSERT INTO public.catalog_postings VALUES (82, 1);
INSERT INTO public.catalog_postings VALUES (83, 1);
INSERT INTO public.catalog_postings VALUES (84, 1);
INSERT INTO public.catalog_postings VALUES (85, 1);
INSERT INTO public.catalog_postings VALUES (86, 1);
INSERT INTO public.catalog_postings VALUES (87, 1);
INSERT INTO public.catalog_postings VALUES (88, 1);
INSERT INTO public.catalog_postings VALUES (89, 1);
INSERT INTO public.catalog_postings VALUES (90, 1);
INSERT INTO public.catalog_postings VALUES (91, 1);
INSERT INTO public.catalog_postings VALUES (92, 1);
INSERT INTO public.catalog_postings VALUES (93, 1);
INSERT INTO public.catalog_postings VALUES (94, 1);
INSERT INTO public.catalog_postings VALUES (95, 1);
INSERT INTO public.catalog_postings VALUES (96, 1);
INSERT INTO public.catalog_postings VALUES (97, 1);
INSERT INTO public.catalog_postings VALUES (98, 1);
INSERT INTO public.catalog_postings VALUES (99, 1);
INSERT INTO public.catalog_postings VALUES (100, 1);
INSERT INTO public.catalog_postings VALUES (101, 1);
INSERT INTO public.catalog_postings VALUES (102, 1);
INSERT INTO public.catalog_postings VALUES (103, 1);
INSERT INTO public.catalog_postings VALUES (104, 1);
INSERT INTO public.catalog_postings VALUES (105, 1);
INSERT INTO public.catalog_postings VALUES (106, 1);
INSERT INTO public.catalog_postings VALUES (107, 1);
INSERT INTO public.catalog_postings VALUES (108, 1);
INSERT INTO public.catalog_postings VALUES (109, 1);
INSERT INTO public.catalog_postings VALUES (110, 1);
INSERT INTO public.catalog_postings VALUES (111, 1);
INSERT INTO public.catalog_postings VALUES (112, 1);
INSERT INTO public.catalog_postings VALUES (113, 1);
INSERT INTO public.catalog_postings VALUES (114, 1);
INSERT INTO public.catalog_postings VALUES (115, 1);
INSERT INTO public.catalog_postings VALUES (116, 1);
INSERT INTO public.catalog_postings VALUES (117, 1);
INSERT INTO public.catalog_postings VALUES (118, 1);
INSERT INTO public.catalog_postings VALUES (119, 1);
INSERT INTO public.catalog_postings VALUES (120, 1);
INSERT INTO public.catalog_postings VALUES (121, 1);
INSERT INTO public.catalog_postings VALUES (122, 1);
INSERT INTO public.catalog_postings VALUES (123, 1);
INSERT INTO public.catalog_postings VALUES (124, 1);
INSERT INTO public.catalog_postings VALUES (125, 1);
INSERT INTO public.catalog_postings VALUES (126, 1);
INSERT INTO public.catalog_postings VALUES (127, 1);
INSERT INTO public.catalog_postings VALUES (128, 1);
INSERT INTO public.catalog_postings VALUES (129, 1);
INSERT INTO public.catalog_postings VALUES (130, 1);
INSERT INTO public.catalog_postings VALUES (131, 1);
INSERT INTO public.catalog_postings VALUES (132, 1);
INSERT INTO public.catalog_postings VALUES (133, 1);
INSERT INTO public.catalog_postings VALUES (134, 1);
INSERT INTO public.catalog_postings VALUES (135, 1);
INSERT INTO public.catalog_postings VALUES (136, 1);
INSERT INTO public.catalog_postings VALUES (137, 1);
INSERT INTO public.catalog_postings VALUES (138, 1);
INSERT INTO public.catalog_postings VALUES (139, 1);
INSERT INTO public.catalog_postings VALUES (140, 1);
INSERT INTO public.catalog_postings VALUES (141, 1);
INSERT INTO public.catalog_postings VALUES (142, 1);
INSERT INTO public.catalog_postings VALUES (143, 1);
INSERT INTO public.catalog_postings VALUES (144, 1);
INSERT INTO public.catalog_postings VALUES (145, 1);
INSERT INTO public.catalog_postings VALUES (146, 2);
INSERT INTO public.catalog_postings VALUES (147, 2);
INSERT INTO public.catalog_postings VALUES (148, 2);
INSERT INTO public.catalog_postings VALUES (149, 2);
INSERT INTO public.catalog_postings VALUES (150, 2);
INSERT INTO public.catalog_postings VALUES (151, 2);
INSERT INTO public.catalog_postings VALUES (152, 2);
INSERT INTO public.catalog_postings VALUES (153, 2);
INSERT INTO public.catalog_postings VALUES (154, 2);
INSERT INTO public.catalog_postings VALUES (155, 2);
INSERT INTO public.catalog_postings VALUES (156, 2);
INSERT INTO public.catalog_postings VALUES (157, 2);
INSERT INTO public.catalog_postings VALUES (158, 2);
INSERT INTO public.catalog_postings VALUES (159, 2);
INSERT INTO public.catalog_postings VALUES (160, 2);
INSERT INTO public.catalog_postings VALUES (161, 2);
INSERT INTO public.catalog_postings VALUES (162, 2);
INSERT INTO public.catalog_postings VALUES (163, 2);
INSERT INTO public.catalog_postings VALUES (164, 2);
INSERT INTO public.catalog_postings VALUES (165, 2);
INSERT INTO public.catalog_postings VALUES (166, 2);
INSERT INTO public.catalog_postings VALUES (167, 2);
INSERT INTO public.catalog_postings VALUES (168, 2);
INSERT INTO public.catalog_postings VALUES (169, 2);
INSERT INTO public.catalog_postings VALUES (170, 2);
INSERT INTO public.catalog_postings VALUES (171, 2);
INSERT INTO public.catalog_postings VALUES (172, 2);
INSERT INTO public.catalog_postings VALUES (173, 2);
INSERT INTO public.catalog_postings VALUES (174, 2);
INSERT INTO public.catalog_postings VALUES (175, 2);
INSERT INTO public.catalog_postings VALUES (176, 2);
INSERT INTO public.catalog_postings VALUES (177, 2);
INSERT INTO public.catalog_postings VALUES (178, 2);
INSERT INTO public.catalog_postings VALUES (179, 2);
INSERT INTO public.catalog_postings VALUES (180, 2);
INSERT INTO public.catalog_postings VALUES (181, 2);
INSERT INTO public.catalog_postings VALUES (182, 2);
INSERT INTO public.catalog_postings VALUES (183, 2);
INSERT INTO public.catalog_postings VALUES (184, 2);


--
-- Data for Name: catalog_reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: catalog_words; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.catalog_words VALUES (1, '=en');
INSERT INTO public.catalog_words VALUES (2, '=HR');
INSERT INTO public.catalog_words VALUES (3, '=BA');
INSERT INTO public.catalog_words VALUES (4, '=ME');
INSERT INTO public.catalog_words VALUES (5, '=AL');
INSERT INTO public.catalog_words VALUES (6, '=MK');
INSERT INTO public.catalog_words VALUES (7, '=14');
INSERT INTO public.catalog_words VALUES (8, 'from');
INSERT INTO public.catalog_words VALUES (9, 'the');
INSERT INTO public.catalog_words VALUES (10, 'adriatic');
INSERT INTO public.catalog_words VALUES (11, 'to');
INSERT INTO public.catalog_words VALUES (12, 'lake');
INSERT INTO public.catalog_words VALUES (13, 'ohrid');
INSERT INTO public.catalog_words VALUES (14, 'dubrovnik');
INSERT INTO public.catalog_words VALUES (15, 'land');
INSERT INTO public.catalog_words VALUES (16, 'and');
INSERT INTO public.catalog_words VALUES (17, 'swim');
INSERT INTO public.catalog_words VALUES (18, 'walls');
INSERT INTO public.catalog_words VALUES (19, 'waterfalls');
INSERT INTO public.catalog_words VALUES (20, 'on');
INSERT INTO public.catalog_words VALUES (21, 'way');
INSERT INTO public.catalog_words VALUES (22, 'mostar');
INSERT INTO public.catalog_words VALUES (23, 'dervish');
INSERT INTO public.catalog_words VALUES (24, 'house');
INSERT INTO public.catalog_words VALUES (25, 'up');
INSERT INTO public.catalog_words VALUES (26, 'neretva');
INSERT INTO public.catalog_words VALUES (27, 'sarajevo');
INSERT INTO public.catalog_words VALUES (28, 'over');
INSERT INTO public.catalog_words VALUES (29, 'drina');
INSERT INTO public.catalog_words VALUES (30, 'durmitor');
INSERT INTO public.catalog_words VALUES (31, 'black');
INSERT INTO public.catalog_words VALUES (32, 'mountains');
INSERT INTO public.catalog_words VALUES (33, 'bay');
INSERT INTO public.catalog_words VALUES (34, 'of');
INSERT INTO public.catalog_words VALUES (35, 'kotor');
INSERT INTO public.catalog_words VALUES (36, 'along');
INSERT INTO public.catalog_words VALUES (37, 'coast');
INSERT INTO public.catalog_words VALUES (38, 'into');
INSERT INTO public.catalog_words VALUES (39, 'albania');
INSERT INTO public.catalog_words VALUES (40, 'berat');
INSERT INTO public.catalog_words VALUES (41, 'pass');
INSERT INTO public.catalog_words VALUES (42, 'skopje');
INSERT INTO public.catalog_words VALUES (43, 'flight');
INSERT INTO public.catalog_words VALUES (44, 'home');
INSERT INTO public.catalog_words VALUES (45, 'airport');
INSERT INTO public.catalog_words VALUES (46, 'dbv');
INSERT INTO public.catalog_words VALUES (47, 'guest');
INSERT INTO public.catalog_words VALUES (48, 'in');
INSERT INTO public.catalog_words VALUES (49, 'lapad');
INSERT INTO public.catalog_words VALUES (50, 'uvala');
INSERT INTO public.catalog_words VALUES (51, 'city');
INSERT INTO public.catalog_words VALUES (52, 'pile');
INSERT INTO public.catalog_words VALUES (53, 'entrance');
INSERT INTO public.catalog_words VALUES (54, 'stradun');
INSERT INTO public.catalog_words VALUES (55, 'lokrum');
INSERT INTO public.catalog_words VALUES (56, 'srd');
INSERT INTO public.catalog_words VALUES (57, 'cable');
INSERT INTO public.catalog_words VALUES (58, 'car');
INSERT INTO public.catalog_words VALUES (59, 'pocitelj');
INSERT INTO public.catalog_words VALUES (60, 'vodopad');
INSERT INTO public.catalog_words VALUES (61, 'kravica');
INSERT INTO public.catalog_words VALUES (62, 'old');
INSERT INTO public.catalog_words VALUES (63, 'stone');
INSERT INTO public.catalog_words VALUES (64, 'by');
INSERT INTO public.catalog_words VALUES (65, 'kujundziluk');
INSERT INTO public.catalog_words VALUES (66, 'stari');
INSERT INTO public.catalog_words VALUES (67, 'most');
INSERT INTO public.catalog_words VALUES (68, 'koski');
INSERT INTO public.catalog_words VALUES (69, 'mehmed');
INSERT INTO public.catalog_words VALUES (70, 'pasina');
INSERT INTO public.catalog_words VALUES (71, 'dzamija');
INSERT INTO public.catalog_words VALUES (72, 'blagajska');
INSERT INTO public.catalog_words VALUES (73, 'tekija');
INSERT INTO public.catalog_words VALUES (74, 'na');
INSERT INTO public.catalog_words VALUES (75, 'neretvi');
INSERT INTO public.catalog_words VALUES (76, 'jablanica');
INSERT INTO public.catalog_words VALUES (77, 'lamb');
INSERT INTO public.catalog_words VALUES (78, 'hotel');
INSERT INTO public.catalog_words VALUES (79, 'above');
INSERT INTO public.catalog_words VALUES (80, 'bascarsija');
INSERT INTO public.catalog_words VALUES (81, 'sebilj');
INSERT INTO public.catalog_words VALUES (82, 'gazi');
INSERT INTO public.catalog_words VALUES (83, 'husrev');
INSERT INTO public.catalog_words VALUES (84, 'begova');
INSERT INTO public.catalog_words VALUES (85, 'latinska');
INSERT INTO public.catalog_words VALUES (86, 'cuprija');
INSERT INTO public.catalog_words VALUES (87, 'tunel');
INSERT INTO public.catalog_words VALUES (88, 'spasa');
INSERT INTO public.catalog_words VALUES (89, 'zuta');
INSERT INTO public.catalog_words VALUES (90, 'tabija');
INSERT INTO public.catalog_words VALUES (91, 'pase');
INSERT INTO public.catalog_words VALUES (92, 'sokolovica');
INSERT INTO public.catalog_words VALUES (93, 'visegrad');
INSERT INTO public.catalog_words VALUES (94, 'durdevica');
INSERT INTO public.catalog_words VALUES (95, 'tari');
INSERT INTO public.catalog_words VALUES (96, 'wooden');
INSERT INTO public.catalog_words VALUES (97, 'zabljak');
INSERT INTO public.catalog_words VALUES (98, 'crno');
INSERT INTO public.catalog_words VALUES (99, 'jezero');
INSERT INTO public.catalog_words VALUES (100, 'jablan');
INSERT INTO public.catalog_words VALUES (101, 'bobotov');
INSERT INTO public.catalog_words VALUES (102, 'kuk');
INSERT INTO public.catalog_words VALUES (103, 'manastir');
INSERT INTO public.catalog_words VALUES (104, 'ostrog');
INSERT INTO public.catalog_words VALUES (105, 'flat');
INSERT INTO public.catalog_words VALUES (106, 'dobrota');
INSERT INTO public.catalog_words VALUES (107, 'grad');
INSERT INTO public.catalog_words VALUES (108, 'tvrdava');
INSERT INTO public.catalog_words VALUES (109, 'san');
INSERT INTO public.catalog_words VALUES (110, 'giovanni');
INSERT INTO public.catalog_words VALUES (111, 'perast');
INSERT INTO public.catalog_words VALUES (112, 'gospa');
INSERT INTO public.catalog_words VALUES (113, 'od');
INSERT INTO public.catalog_words VALUES (114, 'skrpjela');
INSERT INTO public.catalog_words VALUES (115, 'sveti');
INSERT INTO public.catalog_words VALUES (116, 'stefan');
INSERT INTO public.catalog_words VALUES (117, 'viewpoint');
INSERT INTO public.catalog_words VALUES (118, 'kalaja');
INSERT INTO public.catalog_words VALUES (119, 'e');
INSERT INTO public.catalog_words VALUES (120, 'rozafes');
INSERT INTO public.catalog_words VALUES (121, 'blloku');
INSERT INTO public.catalog_words VALUES (122, 'bunkart');
INSERT INTO public.catalog_words VALUES (123, '2');
INSERT INTO public.catalog_words VALUES (124, 'sheshi');
INSERT INTO public.catalog_words VALUES (125, 'skenderbej');
INSERT INTO public.catalog_words VALUES (126, 'mangalem');
INSERT INTO public.catalog_words VALUES (127, 'beratit');
INSERT INTO public.catalog_words VALUES (128, 'qafe');
INSERT INTO public.catalog_words VALUES (129, 'thane');
INSERT INTO public.catalog_words VALUES (130, 'border');
INSERT INTO public.catalog_words VALUES (131, 'rooms');
INSERT INTO public.catalog_words VALUES (132, 'kaneo');
INSERT INTO public.catalog_words VALUES (133, 'church');
INSERT INTO public.catalog_words VALUES (134, 'st');
INSERT INTO public.catalog_words VALUES (135, 'john');
INSERT INTO public.catalog_words VALUES (136, 'at');
INSERT INTO public.catalog_words VALUES (137, 'samuels');
INSERT INTO public.catalog_words VALUES (138, 'fortress');
INSERT INTO public.catalog_words VALUES (139, 'naum');
INSERT INTO public.catalog_words VALUES (140, 'monastery');
INSERT INTO public.catalog_words VALUES (141, 'springs');
INSERT INTO public.catalog_words VALUES (142, 'matka');
INSERT INTO public.catalog_words VALUES (143, 'canyon');
INSERT INTO public.catalog_words VALUES (144, 'bazaar');
INSERT INTO public.catalog_words VALUES (145, 'skp');
INSERT INTO public.catalog_words VALUES (146, '=AT');
INSERT INTO public.catalog_words VALUES (147, '=3');
INSERT INTO public.catalog_words VALUES (148, 'a');
INSERT INTO public.catalog_words VALUES (149, 'weekend');
INSERT INTO public.catalog_words VALUES (150, 'vienna');
INSERT INTO public.catalog_words VALUES (151, 'arrive');
INSERT INTO public.catalog_words VALUES (152, 'market');
INSERT INTO public.catalog_words VALUES (153, 'opera');
INSERT INTO public.catalog_words VALUES (154, 'town');
INSERT INTO public.catalog_words VALUES (155, 'ring');
INSERT INTO public.catalog_words VALUES (156, 'palaces');
INSERT INTO public.catalog_words VALUES (157, 'train');
INSERT INTO public.catalog_words VALUES (158, 'wien');
INSERT INTO public.catalog_words VALUES (159, 'hauptbahnhof');
INSERT INTO public.catalog_words VALUES (160, 'small');
INSERT INTO public.catalog_words VALUES (161, 'neubau');
INSERT INTO public.catalog_words VALUES (162, 'naschmarkt');
INSERT INTO public.catalog_words VALUES (163, 'karlskirche');
INSERT INTO public.catalog_words VALUES (164, 'wiener');
INSERT INTO public.catalog_words VALUES (165, 'staatsoper');
INSERT INTO public.catalog_words VALUES (166, 'bitzinger');
INSERT INTO public.catalog_words VALUES (167, 'wurstelstand');
INSERT INTO public.catalog_words VALUES (168, 'cafe');
INSERT INTO public.catalog_words VALUES (169, 'central');
INSERT INTO public.catalog_words VALUES (170, 'hofburg');
INSERT INTO public.catalog_words VALUES (171, 'michaelertor');
INSERT INTO public.catalog_words VALUES (172, 'stephansdom');
INSERT INTO public.catalog_words VALUES (173, 'figlmuller');
INSERT INTO public.catalog_words VALUES (174, 'wollzeile');
INSERT INTO public.catalog_words VALUES (175, 'kunsthistorisches');
INSERT INTO public.catalog_words VALUES (176, 'museum');
INSERT INTO public.catalog_words VALUES (177, 'museumsquartier');
INSERT INTO public.catalog_words VALUES (178, 'riesenrad');
INSERT INTO public.catalog_words VALUES (179, 'schloss');
INSERT INTO public.catalog_words VALUES (180, 'schonbrunn');
INSERT INTO public.catalog_words VALUES (181, 'gloriette');
INSERT INTO public.catalog_words VALUES (182, 'tiergarten');
INSERT INTO public.catalog_words VALUES (183, 'oberes');
INSERT INTO public.catalog_words VALUES (184, 'belvedere');


--
-- Data for Name: finance_items; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.finance_items VALUES ('pZOf0IXTET6i0xZo', 'B4JySaOe6E6co3-O', 'Flights by way of Helsinki', 'plane', '', '2028-04-01', NULL, '{"type":"adultChild","price":168000,"payed":null,"pricePerKid":126000,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":false,"validFrom":null,"validTo":null,"currency":"JPY"}', '2026-10-19T15:26:11.575Z');
INSERT INTO public.finance_items VALUES ('LVJV2hQOYIPEx3To', 'B4JySaOe6E6co3-O', 'Rail passes, one week', 'transport', '', NULL, NULL, '{"type":"adultChild","price":50000,"payed":null,"pricePerKid":25000,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":false,"validFrom":null,"validTo":null,"currency":"JPY"}', '2026-10-19T15:26:11.576Z');
INSERT INTO public.finance_items VALUES ('O7JIcWwSV-mSfjav', 'IkW-jbo6-QFUEQi8', 'Rental car, two weeks', 'car', '', '2027-06-05', '2027-06-18', '{"type":"same","price":640,"payed":120,"pricePerKid":null,"paymentDueDate":"2027-05-22","cancellationDate":"2027-05-29","paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', '2026-11-19T15:26:11.575Z');
INSERT INTO public.finance_items VALUES ('aKjqEv5dIPy1ZyjS', 'IkW-jbo6-QFUEQi8', 'Travel insurance', 'other', '', NULL, NULL, '{"type":"perPerson","price":24.5,"payed":73.5,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', '2026-11-19T15:26:11.576Z');
INSERT INTO public.finance_items VALUES ('Zh4kSBZiqMqAmErn', 'IkW-jbo6-QFUEQi8', 'Tolls and the ferry over the bay', 'transport', '', NULL, NULL, '{"type":"same","price":38.5,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', '2026-11-19T15:26:11.577Z');
INSERT INTO public.finance_items VALUES ('E2EfVyfuuFNkDgsE', 'ZRNg_PEWtEZhk20K', 'Night train there and back', 'transport', '', '2026-11-27', NULL, '{"type":"perPerson","price":119.8,"payed":239.6,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', '2026-11-28T15:26:11.575Z');
INSERT INTO public.finance_items VALUES ('xv5DkmPgiKiZGJVb', 'ZRNg_PEWtEZhk20K', 'Travel cards, 72 hours', 'transport', '', '2026-11-27', NULL, '{"type":"perPerson","price":17.1,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', '2026-11-28T15:26:11.576Z');


--
-- Data for Name: finished_tours; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: link_tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: login_challenges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: login_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notes VALUES ('OsZVHZQayerCWyqD', 'IkW-jbo6-QFUEQi8', NULL, NULL, 0, '**Documents**
- [x] Passports, six months to run
- [x] Driving licences and the international ones
- [ ] Green card for all five countries: ask at the rental desk
- [ ] Health insurance cards
- [ ] Marks for [the room in Mostar](point:B7itEdsziYYmRuzL)', '2026-11-19T15:26:11.575Z', '2026-11-19T15:26:11.575Z');
INSERT INTO public.notes VALUES ('0TYzawMFzmDtvvfi', 'IkW-jbo6-QFUEQi8', NULL, NULL, 1, '**First aid**
- [ ] Sunscreen, SPF 50
- [ ] Travel sickness pills: the road to [Žabljak](point:TZJk3RH7PCCfl2sp) is all bends
- [ ] Plasters and a bandage
- [x] Fever syrup for the kid', '2026-11-19T15:26:11.575Z', '2026-11-19T15:26:11.575Z');
INSERT INTO public.notes VALUES ('GctB0nBBc1YFxwa8', 'IkW-jbo6-QFUEQi8', NULL, NULL, 2, 'Currencies: *EUR* in Croatia and Montenegro, *BAM* in Bosnia, *ALL* in Albania, *MKD* in North Macedonia. Marks cannot be changed back at home.', '2026-11-19T15:26:11.575Z', '2026-11-19T15:26:11.575Z');
INSERT INTO public.notes VALUES ('0tSIDAhMedcmOere', 'ZRNg_PEWtEZhk20K', NULL, NULL, 0, '**Before we leave**
- [x] Train tickets, both ways
- [x] Passports are still valid
- [ ] Print the vouchers for [Schönbrunn](point:DBgQJMaaJinKuPSP)
- [ ] Tell the neighbours about the plants', '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z');
INSERT INTO public.notes VALUES ('GCYdpD4E5AlhWUZ2', 'ZRNg_PEWtEZhk20K', NULL, NULL, 1, '**To pack**
- [ ] Something warm for the evenings
- [ ] A scarf for the rail in the [opera](point:IK8WHhuqU2Gf4tZJ)
- [ ] Charger and adapter
- [ ] Comfortable shoes: day two is all on foot', '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z');
INSERT INTO public.notes VALUES ('AqsMQh2EoKZD9dnu', 'ZRNg_PEWtEZhk20K', NULL, NULL, 2, 'The 72 hour ticket pays off from the fourth ride. Machines are at every underground station.', '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z');
INSERT INTO public.notes VALUES ('5z_DXLa3gdNXhRa0', 'ZRNg_PEWtEZhk20K', 'AE4wh7zxLQDmQerR', NULL, 0, '- [x] Tell the hotel that we come at three
- [ ] Stand in line at the [opera](point:IK8WHhuqU2Gf4tZJ) from six', '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z');
INSERT INTO public.notes VALUES ('6EyX_eUrdJFYuA6k', 'ZRNg_PEWtEZhk20K', 'FKEemlt3FkV8pWHe', NULL, 0, '- [ ] Pay the rest at the hotel
- [ ] Leave the bags at the reception until noon', '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z');
INSERT INTO public.notes VALUES ('to5V2xbgd7ckj9ou', 'ZRNg_PEWtEZhk20K', 'FKEemlt3FkV8pWHe', NULL, 1, 'Something for the train: the Naschmarkt is closed on Sundays, the bakery at the station is not.', '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z');
INSERT INTO public.notes VALUES ('WHpzrAKuEYSS6q4s', 'IkW-jbo6-QFUEQi8', NULL, 'OsZVHZQayerCWyqD', 0, 'The green card is checked on the way into Albania: print it before we go.', '2026-11-19T15:26:11.575Z', '2026-11-19T15:26:11.575Z');
INSERT INTO public.notes VALUES ('iKPo5ZmzcEHz5frp', 'ZRNg_PEWtEZhk20K', NULL, '0tSIDAhMedcmOere', 0, 'The vouchers work from the phone too, the site says so. I print one anyway.', '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z');
INSERT INTO public.notes VALUES ('IXHP-0NvIPxdBD5a', 'ZRNg_PEWtEZhk20K', 'AE4wh7zxLQDmQerR', '5z_DXLa3gdNXhRa0', 0, 'Side entrance, *Operngasse*. Cash is not needed.', '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z');


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: path_legs; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: places; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.places VALUES ('YkmWwBjpRQUUdFcX', 'B4JySaOe6E6co3-O', 'Haneda Airport', '', 35.54939, 139.77984, 'Airport', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('FpiGD7tXHvNZXHvX', 'B4JySaOe6E6co3-O', 'A room in Asakusa', 'Not booked yet. Near the Ginza line, so that both airports are easy.', 35.71236, 139.79362, 'Hotel', '', '', '', '{"type":"same","price":54000,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":false,"validFrom":null,"validTo":null,"currency":"JPY"}', NULL);
INSERT INTO public.places VALUES ('HbA0nPFNK_1k1ROu', 'B4JySaOe6E6co3-O', 'Sensō-ji', 'Before eight in the morning it is almost empty.', 35.71477, 139.79666, 'Religion', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('3q2bETOQ34tm7AM2', 'B4JySaOe6E6co3-O', 'Meiji Jingū', '', 35.6764, 139.69933, 'Religion', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('Bimd5kuk04T3F0bx', 'B4JySaOe6E6co3-O', 'Shibuya crossing', '', 35.65949, 139.70056, 'PhotoSpot', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('ufvFZ2lVmwHlsE8H', 'B4JySaOe6E6co3-O', 'Tsukiji outer market', 'Breakfast: tamagoyaki on a stick.', 35.66541, 139.77077, 'Shopping', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('VSiC8PbwKoZ-hl6j', 'B4JySaOe6E6co3-O', 'Shinjuku Gyoen', 'The blossom here lasts longest: early and late kinds stand side by side.', 35.68518, 139.71005, 'Natural', '', '', '', '{"type":"adultChild","price":500,"payed":null,"pricePerKid":0,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"JPY"}', NULL);
INSERT INTO public.places VALUES ('gm_WJ_pIl-xgzKYX', 'B4JySaOe6E6co3-O', 'Tokyo Tower', '', 35.65858, 139.74543, 'PhotoSpot', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('uRriY1eCAo12qiTf', 'B4JySaOe6E6co3-O', 'Tokyo Station', '', 35.68124, 139.76712, 'Transport', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('uDjdDQ7SfcugWWSf', 'B4JySaOe6E6co3-O', 'Kyoto Station', '', 34.98585, 135.75877, 'Transport', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('IrWjtOOq6LWLSVEA', 'B4JySaOe6E6co3-O', 'Machiya near Nishiki market', 'An old town house, if two families share it.', 35.00472, 135.76283, 'Hotel', '', '', '', '{"type":"adultChild","price":9800,"payed":null,"pricePerKid":4900,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":false,"validFrom":null,"validTo":null,"currency":"JPY"}', NULL);
INSERT INTO public.places VALUES ('ws0YqAEgBB9y7c0o', 'B4JySaOe6E6co3-O', 'Fushimi Inari Taisha', 'Thousands of red gates. The crowd ends at the first viewpoint.', 34.96714, 135.77267, 'Religion', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('50yQZ-S2RATS6Tuj', 'B4JySaOe6E6co3-O', 'Kinkaku-ji', '', 35.03937, 135.72924, 'Religion', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('MVRYxap8GlQia2QR', 'B4JySaOe6E6co3-O', 'Arashiyama bamboo grove', '', 35.01706, 135.67126, 'Natural', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('Yxv-96OWITnLIC79', 'B4JySaOe6E6co3-O', 'Tōdai-ji and the deer of Nara', 'Instead of Arashiyama: 45 minutes by train from Kyoto.', 34.68898, 135.83984, 'Animals', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('5OjiEw5ezzAXY9Df', 'IkW-jbo6-QFUEQi8', 'Dubrovnik Airport (DBV)', 'The rental desks are left of the exit. Ask for the green card for all five countries.', 42.56135, 18.26824, 'Airport', 'Čilipi', '', '', '{"type":"same","price":612,"payed":612,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('RXi6PF4Z9m50M7xr', 'IkW-jbo6-QFUEQi8', 'Guest house in Lapad', 'Parking in the yard is included; bus 6 to the Pile gate stops round the corner.', 42.65853, 18.08125, 'Hotel', 'Lapad, Dubrovnik', '', '', '{"type":"same","price":218,"payed":218,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":"2027-05-22","paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', '{"checkIn":"2027-06-05 14:00","checkOut":"2027-06-07 10:00","dining":"none","checkInTime":"14:00","checkOutTime":"10:00"}');
INSERT INTO public.places VALUES ('yiRpnhCZ5-A20OFm', 'IkW-jbo6-QFUEQi8', 'Uvala Lapad', 'A sandy bay with shade and ice cream; shallow enough for the child.', 42.65607, 18.07073, 'Water', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('1jLidUBXlUG_k3kT', 'IkW-jbo6-QFUEQi8', 'City walls, Pile entrance', 'Two kilometres, anticlockwise. No shade: hats and water.', 42.64155, 18.10721, 'HistoricalBuilding', '', 'https://citywallsdubrovnik.hr', '', '{"type":"adultChild","price":40,"payed":null,"pricePerKid":15,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('bQgVyc0RxhnMYWek', 'IkW-jbo6-QFUEQi8', 'Stradun', 'Limestone polished by seven centuries of shoes.', 42.64102, 18.10985, 'PhotoSpot', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('tRfDILfC5tC1fESN', 'IkW-jbo6-QFUEQi8', 'Lokrum', 'Boat from the old harbour every half hour. Peacocks, a salt lake, rocks to jump from.', 42.62653, 18.12096, 'Natural', '', '', '', '{"type":"adultChild","price":27,"payed":null,"pricePerKid":5,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('PkcsvZVSNsa8Kn0Z', 'IkW-jbo6-QFUEQi8', 'Srđ cable car', 'Last car up before sunset.', 42.64289, 18.11148, 'PhotoSpot', '', 'https://www.dubrovnikcablecar.com', '', '{"type":"adultChild","price":27,"payed":null,"pricePerKid":7,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('IxdERlFWrr65KrYy', 'IkW-jbo6-QFUEQi8', 'Počitelj', 'A fortress village on a slope; pomegranate juice at the foot of the stairs.', 43.13434, 17.73092, 'HistoricalBuilding', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('9L6x71njgaO6RRxM', 'IkW-jbo6-QFUEQi8', 'Vodopad Kravica', 'Swim below 25 m falls. Water shoes!', 43.15615, 17.60831, 'Water', '', '', '', '{"type":"adultChild","price":20,"payed":null,"pricePerKid":10,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"BAM"}', NULL);
INSERT INTO public.places VALUES ('B7itEdsziYYmRuzL', 'IkW-jbo6-QFUEQi8', 'Old stone house by the Neretva', 'Balcony over the river. The host wants cash, marks or euros.', 43.33842, 17.81692, 'Hotel', 'Stari grad, Mostar', '', '', '{"type":"same","price":190,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":"2027-06-03","paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"BAM"}', '{"checkIn":"2027-06-07 15:00","checkOut":"2027-06-09 11:00","dining":"breakfast","checkInTime":"15:00","checkOutTime":"11:00"}');
INSERT INTO public.places VALUES ('N6kVZ_hxQoyzDba0', 'IkW-jbo6-QFUEQi8', 'Kujundžiluk', 'The coppersmiths'' street, in the evening when the day trips are gone.', 43.33765, 17.81548, 'Shopping', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('Bzp0j_tNOYf2_4_I', 'IkW-jbo6-QFUEQi8', 'Stari most', 'At nine it is still empty; the divers come at noon.', 43.3373, 17.81504, 'Monument', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('rW54Jl_vuFvdCpVY', 'IkW-jbo6-QFUEQi8', 'Koski Mehmed-pašina džamija', 'The minaret has *the* view of the bridge.', 43.33946, 17.81567, 'Religion', '', '', '', '{"type":"perPerson","price":12,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"BAM"}', NULL);
INSERT INTO public.places VALUES ('8uIEFHUpIB_GLcho', 'IkW-jbo6-QFUEQi8', 'Blagajska tekija', 'A house under a cliff at the spring of the Buna. Trout for lunch beside it.', 43.25693, 17.90353, 'Religion', '', '', '', '{"type":"perPerson","price":10,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"BAM"}', NULL);
INSERT INTO public.places VALUES ('_EZwuZOnQ-P4JTN6', 'IkW-jbo6-QFUEQi8', 'Most na Neretvi, Jablanica', 'The bridge blown up in 1943, and again for a film.', 43.65325, 17.76277, 'Monument', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('1E5_1oDDozutG6Yn', 'IkW-jbo6-QFUEQi8', 'Lamb in Jablanica', 'Any of the roadside grills; sold by the kilogram.', 43.65912, 17.76129, 'Restaurant', '', '', '', '{"type":"same","price":60,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"BAM"}', NULL);
INSERT INTO public.places VALUES ('oKHpGTw6jds0MMwy', 'IkW-jbo6-QFUEQi8', 'Hotel above Baščaršija', 'Steep last metres: unload first, then park below.', 43.86097, 18.43302, 'Hotel', 'Baščaršija, Sarajevo', '', '', '{"type":"same","price":264,"payed":66,"pricePerKid":null,"paymentDueDate":"2027-06-09","cancellationDate":"2027-06-06","paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"BAM"}', '{"checkIn":"2027-06-09 15:00","checkOut":"2027-06-11 11:00","dining":"breakfast","checkInTime":"15:00","checkOutTime":"11:00"}');
INSERT INTO public.places VALUES ('jLvOsmTRZR3C1oFb', 'IkW-jbo6-QFUEQi8', 'Sebilj, Baščaršija', 'Who drinks from the fountain comes back, they say.', 43.85975, 18.43134, 'Monument', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('V8fMT6s1d2_0n38-', 'IkW-jbo6-QFUEQi8', 'Gazi Husrev-begova džamija', 'Closed to visitors at prayer times.', 43.85925, 18.42912, 'Religion', '', '', '', '{"type":"perPerson","price":5,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"BAM"}', NULL);
INSERT INTO public.places VALUES ('a4w0r5gNiiQKvGdc', 'IkW-jbo6-QFUEQi8', 'Latinska ćuprija', 'The corner where the 20th century went wrong, with a small museum.', 43.8579, 18.42894, 'Monument', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('P8GHqsO3G8zY0xjI', 'IkW-jbo6-QFUEQi8', 'Tunel spasa', 'The tunnel under the runway that fed the city for three years.', 43.81979, 18.33717, 'Museum', '', '', '', '{"type":"perPerson","price":20,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"BAM"}', NULL);
INSERT INTO public.places VALUES ('MkZSPMZja9IEnRff', 'IkW-jbo6-QFUEQi8', 'Žuta tabija', 'The yellow bastion: bring burek, sit on the wall, wait for the muezzins.', 43.86186, 18.43978, 'PhotoSpot', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('-Fh9p4YdS7kZN3do', 'IkW-jbo6-QFUEQi8', 'Most Mehmed-paše Sokolovića, Višegrad', 'Ivo Andrić''s bridge on the Drina: eleven arches since 1577.', 43.78254, 19.28836, 'HistoricalBuilding', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('h7mav3B7M-htddmi', 'IkW-jbo6-QFUEQi8', 'Most na Đurđevića Tari', '172 m above the Tara. A zip line for the brave.', 43.15045, 19.29531, 'PhotoSpot', '', '', '', '{"type":"same","price":20,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('TZJk3RH7PCCfl2sp', 'IkW-jbo6-QFUEQi8', 'Wooden house in Žabljak', '1450 m: pullovers even in summer. Half board with mountain cheese.', 43.15552, 19.12208, 'Hotel', 'Žabljak', '', '', '{"type":"same","price":174,"payed":50,"pricePerKid":null,"paymentDueDate":"2027-06-11","cancellationDate":"2027-06-08","paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', '{"checkIn":"2027-06-11 16:00","checkOut":"2027-06-13 10:00","dining":"halfBoard","checkInTime":"16:00","checkOutTime":"10:00"}');
INSERT INTO public.places VALUES ('Qg1nULQ8-PDjkhPz', 'IkW-jbo6-QFUEQi8', 'Crno jezero', 'Round the lake in an hour and a half. The child''s legs decide about the rest.', 43.14564, 19.09342, 'Hike', '', 'https://nparkovi.me', '', '{"type":"perPerson","price":5,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('BTDA5X4tiUfiKgDV', 'IkW-jbo6-QFUEQi8', 'Jablan jezero', 'Two quiet hours through the forest, there and back.', 43.16873, 19.08612, 'Hike', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('lplLgM-anp4Qjzba', 'IkW-jbo6-QFUEQi8', 'Bobotov kuk', '2523 m. Only to know its name from below.', 43.12785, 19.03335, 'Natural', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('8BjOKiAaB4tY371B', 'IkW-jbo6-QFUEQi8', 'Manastir Ostrog', 'Built into the cliff. Covered shoulders and knees; parking at the lower monastery.', 42.67516, 19.02958, 'Religion', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('vrB6Sfwo9oDVXVRd', 'IkW-jbo6-QFUEQi8', 'Flat in Dobrota', 'Own jetty. 25 minutes along the water to the old town.', 42.43806, 18.76345, 'Hotel', 'Dobrota, Kotor', '', '', '{"type":"same","price":240,"payed":240,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":"2027-05-29","paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', '{"checkIn":"2027-06-13 15:00","checkOut":"2027-06-15 10:00","dining":"none","checkInTime":"15:00","checkOutTime":"10:00"}');
INSERT INTO public.places VALUES ('1uYwoil-HTtWwMTH', 'IkW-jbo6-QFUEQi8', 'Stari grad Kotor', 'Cats, squares and dinner.', 42.42468, 18.77116, 'HistoricalBuilding', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('1LyPO2txqCdPE1ho', 'IkW-jbo6-QFUEQi8', 'Tvrđava San Giovanni', '1350 steps, in the morning shade.', 42.42537, 18.77446, 'Hike', '', '', '', '{"type":"perPerson","price":15,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('DPw6Lyh2WKVkz8RY', 'IkW-jbo6-QFUEQi8', 'Perast', 'Seventeen palaces and one street. Park before the barrier.', 42.48673, 18.69893, 'PhotoSpot', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('lQzDb0GBR9lxzHjk', 'IkW-jbo6-QFUEQi8', 'Gospa od Škrpjela', 'The boat leaves when it is full; pay on the way back.', 42.48683, 18.68869, 'Religion', '', '', '', '{"type":"perPerson","price":5,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('fgU4gQH0Wkc16ay5', 'IkW-jbo6-QFUEQi8', 'Sveti Stefan viewpoint', 'The lay-by above the road; the island itself is a hotel.', 42.25912, 18.89733, 'PhotoSpot', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('zSTuyGXcS21JBjtE', 'IkW-jbo6-QFUEQi8', 'Kalaja e Rozafës', 'A fortress over two rivers and a lake, and a sad legend.', 42.04652, 19.49355, 'HistoricalBuilding', '', '', '', '{"type":"perPerson","price":400,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"ALL"}', NULL);
INSERT INTO public.places VALUES ('KvbqcmgA1hPOsbXo', 'IkW-jbo6-QFUEQi8', 'Hotel in Blloku', 'Underground parking. The quarter was closed to the people until 1991; now it does not sleep.', 41.32038, 19.81642, 'Hotel', 'Blloku, Tirana', '', '', '{"type":"same","price":7900,"payed":null,"pricePerKid":null,"paymentDueDate":"2027-06-15","cancellationDate":"2027-06-14","paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"ALL"}', '{"checkIn":"2027-06-15 14:00","checkOut":"2027-06-16 11:00","dining":"breakfast","checkInTime":"14:00","checkOutTime":"11:00"}');
INSERT INTO public.places VALUES ('u3LgLOxDRS2LnqFP', 'IkW-jbo6-QFUEQi8', 'Bunk''Art 2', 'A bunker under the ministry. Heavy stuff: one of us goes, one eats ice cream.', 41.32848, 19.82072, 'Museum', '', 'https://bunkart.al', '', '{"type":"same","price":900,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"ALL"}', NULL);
INSERT INTO public.places VALUES ('ecFwzsN1kXWz7Hu_', 'IkW-jbo6-QFUEQi8', 'Sheshi Skënderbej', 'The great square at night, water running over the stones.', 41.32751, 19.81869, 'Monument', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('yu47mfCfQL5bFeee', 'IkW-jbo6-QFUEQi8', 'Mangalem, Berat', 'A thousand windows. Best from the bridge.', 40.70575, 19.94822, 'HistoricalBuilding', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('OlI7PMs3U6KbAokZ', 'IkW-jbo6-QFUEQi8', 'Kalaja e Beratit', 'People still live inside the walls. Lunch at one of the terraces.', 40.7088, 19.94541, 'HistoricalBuilding', '', '', '', '{"type":"perPerson","price":300,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"ALL"}', NULL);
INSERT INTO public.places VALUES ('nnQistiG_fT8ws1T', 'IkW-jbo6-QFUEQi8', 'Qafë Thanë border', 'The first view of the lake. Keep the green card at hand.', 41.07312, 20.61852, 'Other', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('XgWnUGPB-rPylKQX', 'ZRNg_PEWtEZhk20K', 'Tiergarten Schönbrunn', 'Only if the palace is fogged in: pandas and a rainforest house instead.', 48.18224, 16.30256, 'Animals', '', 'https://www.zoovienna.at', '', NULL, NULL);
INSERT INTO public.places VALUES ('fJ3i0EvaO5xA92W2', 'IkW-jbo6-QFUEQi8', 'Rooms above Kaneo', 'No car to the door: ring, and they come down with a trolley.', 41.11152, 20.79093, 'Hotel', 'Kaneo, Ohrid', '', '', '{"type":"same","price":6200,"payed":1500,"pricePerKid":null,"paymentDueDate":"2027-06-18","cancellationDate":null,"paymentType":"cash","isOnSite":false,"validFrom":null,"validTo":null,"currency":"MKD"}', '{"checkIn":"2027-06-16 14:00","checkOut":"2027-06-18 10:00","dining":"breakfast","checkInTime":"14:00","checkOutTime":"10:00"}');
INSERT INTO public.places VALUES ('qUFzE5sSGhhLC9pw', 'IkW-jbo6-QFUEQi8', 'Church of St. John at Kaneo', 'The church of every postcard. Swim below it afterwards.', 41.11109, 20.78866, 'Religion', '', '', '', '{"type":"perPerson","price":150,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"MKD"}', NULL);
INSERT INTO public.places VALUES ('h8XtNFLTJWuZm0H0', 'IkW-jbo6-QFUEQi8', 'Samuel''s Fortress', 'The tsar''s walls, through the pines.', 41.11664, 20.79082, 'HistoricalBuilding', '', '', '', '{"type":"perPerson","price":150,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"MKD"}', NULL);
INSERT INTO public.places VALUES ('vtj6e6Zf49xHShru', 'IkW-jbo6-QFUEQi8', 'St. Naum Monastery and springs', 'Rowing boats on the springs of the Black Drin, and more peacocks.', 40.91402, 20.74062, 'Natural', '', '', '', '{"type":"same","price":900,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"MKD"}', NULL);
INSERT INTO public.places VALUES ('eZAEYg-RuEKkEW1b', 'IkW-jbo6-QFUEQi8', 'Matka Canyon', 'Walk along the reservoir, or the boat to the Vrelo cave.', 41.95233, 21.29783, 'Natural', '', '', '', '{"type":"adultChild","price":600,"payed":null,"pricePerKid":300,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"MKD"}', NULL);
INSERT INTO public.places VALUES ('eASNfxQE4vc9Iu8E', 'IkW-jbo6-QFUEQi8', 'Old Bazaar of Skopje', 'Last coffee, last baklava, last denars.', 42.00018, 21.43482, 'Shopping', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('-BCum6Q4Pwnn_n6v', 'IkW-jbo6-QFUEQi8', 'Skopje Airport (SKP)', 'One-way fee of the car is in the rental price.', 41.96156, 21.62138, 'Airport', '', '', '', '{"type":"same","price":487.4,"payed":487.4,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('YZybsJ0CD9Sopph_', 'ZRNg_PEWtEZhk20K', 'Wien Hauptbahnhof', 'Luggage lockers are on the lower level, next to the U1.', 48.18507, 16.37745, 'Transport', 'Am Hauptbahnhof 1, 1100 Wien', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('3fivwyvlFTy_zeNE', 'ZRNg_PEWtEZhk20K', 'Small hotel in Neubau', 'Quiet room to the courtyard. Breakfast until 10:30 at weekends.', 48.20205, 16.35112, 'Hotel', 'Neubaugasse, 1070 Wien', '', '', '{"type":"same","price":276,"payed":80,"pricePerKid":null,"paymentDueDate":"2026-11-29","cancellationDate":"2026-11-24","paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', '{"checkIn":"2026-11-27 15:00","checkOut":"2026-11-29 11:00","dining":"breakfast","checkInTime":"15:00","checkOutTime":"11:00"}');
INSERT INTO public.places VALUES ('7wSpbvAbCH_zR9Rc', 'ZRNg_PEWtEZhk20K', 'Naschmarkt', 'Olives, falafel and a glass of white wine while it is still light.', 48.19846, 16.36335, 'Shopping', 'Linke Wienzeile, 1060 Wien', '', 'Mo-Fr 06:00-21:00; Sa 06:00-18:00; Su closed', NULL, NULL);
INSERT INTO public.places VALUES ('ymaMjOzqlLIRXWxl', 'ZRNg_PEWtEZhk20K', 'Karlskirche', 'The dome mirrors in the pond at dusk: best seen from the far side of the water.', 48.19828, 16.37187, 'Religion', 'Karlsplatz 10, 1040 Wien', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('IK8WHhuqU2Gf4tZJ', 'ZRNg_PEWtEZhk20K', 'Wiener Staatsoper', 'Standing places. *Bring a scarf to mark yours on the rail.*', 48.20327, 16.36906, 'Show', 'Opernring 2, 1010 Wien', 'https://www.wiener-staatsoper.at', '', '{"type":"perPerson","price":15,"payed":30,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('D78TV9IrmN8Roy2S', 'ZRNg_PEWtEZhk20K', 'Bitzinger Würstelstand', 'A Käsekrainer after the last curtain, standing, with sweet mustard.', 48.20403, 16.36868, 'Restaurant', 'Albertinaplatz, 1010 Wien', '', '', '{"type":"perPerson","price":8.5,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"cash","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('3LQ6IkverlE_MXtM', 'ZRNg_PEWtEZhk20K', 'Café Central', 'Come early or queue. A melange, a Topfenstrudel and the newspapers on sticks.', 48.21037, 16.36545, 'Restaurant', 'Herrengasse 14, 1010 Wien', 'https://cafecentral.wien', '', '{"type":"perPerson","price":16,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"card","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('4lP7D3Vn__qmbkbh', 'ZRNg_PEWtEZhk20K', 'Hofburg, Michaelertor', 'Through the domed gate and across the courtyards to Heldenplatz.', 48.20793, 16.36604, 'HistoricalBuilding', 'Michaelerplatz 1, 1010 Wien', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('g2M3p6qZBKnuGsf9', 'ZRNg_PEWtEZhk20K', 'Stephansdom', '343 steps up the south tower. The roof tiles form a double-headed eagle.', 48.20848, 16.37314, 'Religion', 'Stephansplatz 3, 1010 Wien', 'https://www.stephanskirche.at', '', '{"type":"perPerson","price":6.5,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('6NnhhtWI9rx0QW6w', 'ZRNg_PEWtEZhk20K', 'Figlmüller Wollzeile', 'The schnitzel is larger than its plate; one is enough for two with a potato salad.', 48.20905, 16.37453, 'Restaurant', 'Wollzeile 5, 1010 Wien', 'https://figlmueller.at', '', '{"type":"same","price":48,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"card","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('UqcX5LyxjA1K9q6F', 'ZRNg_PEWtEZhk20K', 'Kunsthistorisches Museum', 'Bruegel first (first floor, to the right), then coffee under the cupola.', 48.2038, 16.3616, 'Museum', 'Maria-Theresien-Platz, 1010 Wien', 'https://www.khm.at', '', '{"type":"perPerson","price":21,"payed":42,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('Nukv0AIPZD23ckds', 'ZRNg_PEWtEZhk20K', 'MuseumsQuartier', 'Lie down on one of the coloured Enzis in the courtyard.', 48.20334, 16.35862, 'PhotoSpot', 'Museumsplatz 1, 1070 Wien', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('vIp42AKl-TYjeDwA', 'ZRNg_PEWtEZhk20K', 'Wiener Riesenrad', 'A red cabin for the sunset; U1 to Praterstern.', 48.21661, 16.39595, 'AmusementPark', 'Riesenradplatz 1, 1020 Wien', 'https://wienerriesenrad.com', '', '{"type":"perPerson","price":14,"payed":null,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":null,"paymentType":"any","isOnSite":true,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('DBgQJMaaJinKuPSP', 'ZRNg_PEWtEZhk20K', 'Schloss Schönbrunn', 'Grand Tour, booked for ten. The tickets are in the mail; the entrance is on the left.', 48.18486, 16.31224, 'HistoricalBuilding', 'Schönbrunner Schloßstraße 47, 1130 Wien', 'https://www.schoenbrunn.at', '', '{"type":"perPerson","price":32,"payed":64,"pricePerKid":null,"paymentDueDate":null,"cancellationDate":"2026-11-27","paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);
INSERT INTO public.places VALUES ('1594kmT_2EkPNXoP', 'ZRNg_PEWtEZhk20K', 'Gloriette', 'Twenty minutes uphill through the park, and all Vienna below.', 48.17823, 16.30876, 'PhotoSpot', '', '', '', NULL, NULL);
INSERT INTO public.places VALUES ('-ue40PCCYC9kGXDs', 'ZRNg_PEWtEZhk20K', 'Oberes Belvedere', 'Klimt''s *Kiss*, and the garden with the view to the Stephansdom.', 48.19152, 16.38093, 'Museum', 'Prinz-Eugen-Straße 27, 1030 Wien', 'https://www.belvedere.at', '', '{"type":"perPerson","price":19,"payed":null,"pricePerKid":null,"paymentDueDate":"2026-11-29","cancellationDate":null,"paymentType":"card","isOnSite":false,"validFrom":null,"validTo":null,"currency":"EUR"}', NULL);


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: registrations; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: reminder_settings; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: routes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.routes VALUES ('UWK1FyoMSWXlm3Fk', 'B4JySaOe6E6co3-O', 'Tokyo: temples and towers', 'plane', 'Ideas so far. The order is open.', '2028-04-01 10:00', 'bus', '2026-10-19T15:26:11.575Z', '');
INSERT INTO public.routes VALUES ('I-2j3vv7CYzVZ3lD', 'B4JySaOe6E6co3-O', 'Tokyo: gardens and markets', 'tree', '', '2028-04-02 09:00', 'bus', '2026-10-19T15:26:11.576Z', '');
INSERT INTO public.routes VALUES ('qmcPXLo4mSHfwBs5', 'B4JySaOe6E6co3-O', 'By Shinkansen to Kyoto', 'train', 'Sit on the right for Mount Fuji.', '2028-04-03 09:30', 'bus', '2026-10-19T15:26:11.577Z', '');
INSERT INTO public.routes VALUES ('1QcOqloXhakt0Yoa', 'B4JySaOe6E6co3-O', 'Kyoto west, Nara or both', 'none', 'To be decided: the bamboo or the deer. Both is too much with a child.', '2028-04-04 08:30', 'bus', '2026-10-19T15:26:11.578Z', '');
INSERT INTO public.routes VALUES ('v9D95auOcQzmwKMZ', 'IkW-jbo6-QFUEQi8', 'Dubrovnik: land and swim', 'plane', 'Nothing but the sea today.', '2027-06-05 12:30', 'car', '2026-11-19T15:26:11.575Z', '');
INSERT INTO public.routes VALUES ('qEAez9sBgiwnTEjH', 'IkW-jbo6-QFUEQi8', 'Dubrovnik: the walls', 'building-castle', 'The walls before the cruise ships, the island when it gets hot.', '2027-06-06 08:00', 'walk', '2026-11-19T15:26:11.576Z', '');
INSERT INTO public.routes VALUES ('otWrFvgfaITaxT3R', 'IkW-jbo6-QFUEQi8', 'Waterfalls on the way to Mostar', 'car', 'First border: Metković or Doljani, whichever queue is shorter.', '2027-06-07 09:30', 'car', '2026-11-19T15:26:11.577Z', '');
INSERT INTO public.routes VALUES ('RFlzP7zV9aCxa3XX', 'IkW-jbo6-QFUEQi8', 'Mostar and the dervish house', 'none', '', '2027-06-08 08:30', 'walk', '2026-11-19T15:26:11.578Z', '');
INSERT INTO public.routes VALUES ('-qLmGSO2jQlNp6N_', 'IkW-jbo6-QFUEQi8', 'Up the Neretva to Sarajevo', 'car', 'One of the finest roads of the trip; lamb on the spit in Jablanica.', '2027-06-09 10:00', 'car', '2026-11-19T15:26:11.579Z', '');
INSERT INTO public.routes VALUES ('8aAnZapurTER-GIj', 'IkW-jbo6-QFUEQi8', 'Sarajevo', 'building-bank', 'A day without the car, but for the tunnel.', '2027-06-10 09:00', 'walk', '2026-11-19T15:26:11.580Z', '');
INSERT INTO public.routes VALUES ('LxujULwYmjyIHXGc', 'IkW-jbo6-QFUEQi8', 'Over the Drina to Durmitor', 'mountain', 'The longest drive. Fill up before Višegrad; the mountain road is slow.', '2027-06-11 08:30', 'car', '2026-11-19T15:26:11.581Z', '');
INSERT INTO public.routes VALUES ('N0xBRRgetRs5BHZQ', 'IkW-jbo6-QFUEQi8', 'The Black Lake', 'walk', 'Boots on. Nobody drives today.', '2027-06-12 09:00', 'walk', '2026-11-19T15:26:11.582Z', '');
INSERT INTO public.routes VALUES ('rkFV1v7P5UgBwygq', 'IkW-jbo6-QFUEQi8', 'From the mountains to the bay', 'car', '', '2027-06-13 09:00', 'car', '2026-11-19T15:26:11.583Z', '');
INSERT INTO public.routes VALUES ('rBVv71rzVTePjFDF', 'IkW-jbo6-QFUEQi8', 'The bay of Kotor', 'ship', '', '2027-06-14 08:00', 'car', '2026-11-19T15:26:11.584Z', '');
INSERT INTO public.routes VALUES ('Y3fuT-ImyIrhQnI1', 'IkW-jbo6-QFUEQi8', 'Along the coast into Albania', 'beach', 'Border at Muriqan/Sukobin. Change a little money in Shkodër.', '2027-06-15 09:00', 'car', '2026-11-19T15:26:11.585Z', '');
INSERT INTO public.routes VALUES ('8NV8R-vUu-SyPVnX', 'IkW-jbo6-QFUEQi8', 'Berat and over the pass to Ohrid', 'car', 'An early start: Berat is worth it, and the pass should not be driven in the dark.', '2027-06-16 08:00', 'car', '2026-11-19T15:26:11.586Z', '');
INSERT INTO public.routes VALUES ('mZOdR_p0Jz6Hjx0d', 'IkW-jbo6-QFUEQi8', 'Lake Ohrid', 'sun', '', '2027-06-17 09:00', 'car', '2026-11-19T15:26:11.587Z', '');
INSERT INTO public.routes VALUES ('Cv6RhcTFJ_-G5n69', 'IkW-jbo6-QFUEQi8', 'Skopje and the flight home', 'plane', 'The flight is at 20:45. Return the car full, two hours before.', '2027-06-18 08:00', 'car', '2026-11-19T15:26:11.588Z', '');
INSERT INTO public.routes VALUES ('AE4wh7zxLQDmQerR', 'ZRNg_PEWtEZhk20K', 'Arrive, market, opera', 'train', 'The train is in at half past one. An easy first evening around Karlsplatz.', '2026-11-27 13:30', 'walk', '2026-11-28T15:26:11.575Z', '');
INSERT INTO public.routes VALUES ('Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 'The old town and the ring', 'building-castle', 'All of it on foot, only the wheel at the end by underground.', '2026-11-28 09:00', 'walk', '2026-11-28T15:26:11.576Z', '');
INSERT INTO public.routes VALUES ('FKEemlt3FkV8pWHe', 'ZRNg_PEWtEZhk20K', 'Palaces and the train home', 'train', 'Bags stay at the hotel until noon. The train leaves at 17:30.', '2026-11-29 09:15', 'bus', '2026-11-28T15:26:11.577Z', '');


--
-- Data for Name: sent_reminders; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES ('PM5QlGg1etmWJifE', 'MC-K2YR3jLv4Q9Lo', 'hXtH8ObG0bEGzBBHfhMzQ2RoJAnqStEARofq0cAx13U', 'node', '2026-11-28T15:26:13.190Z', '2026-11-28T15:26:13.190Z', NULL);


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES ('schema_version', '22');
INSERT INTO public.settings VALUES ('demo_filled', '2026-11-28T15:26:11.575Z');
INSERT INTO public.settings VALUES ('catalog_listings', '2');


--
-- Data for Name: social_joins; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: social_logins; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: stops; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.stops VALUES ('tBDxWE93XabNazSV', 'YkmWwBjpRQUUdFcX', 'UWK1FyoMSWXlm3Fk', 'B4JySaOe6E6co3-O', 0, 'break', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('Y5RTlJllvMFKR2NR', 'FpiGD7tXHvNZXHvX', 'UWK1FyoMSWXlm3Fk', 'B4JySaOe6E6co3-O', 1, 'bus', 'normal', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('j7cuAOCIw_3QtFWr', 'HbA0nPFNK_1k1ROu', 'UWK1FyoMSWXlm3Fk', 'B4JySaOe6E6co3-O', 2, 'walk', 'star', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('7aJ2puRyBweL5jPA', '3q2bETOQ34tm7AM2', 'UWK1FyoMSWXlm3Fk', 'B4JySaOe6E6co3-O', 3, 'bus', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('9B42-1yvZ3A0xWZe', 'Bimd5kuk04T3F0bx', 'UWK1FyoMSWXlm3Fk', 'B4JySaOe6E6co3-O', 4, 'walk', 'normal', 20, NULL, 0, 0);
INSERT INTO public.stops VALUES ('FK0XYhEsfzXMJoEb', 'FpiGD7tXHvNZXHvX', 'I-2j3vv7CYzVZ3lD', 'B4JySaOe6E6co3-O', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('Hia2vWIIRqmycxki', 'ufvFZ2lVmwHlsE8H', 'I-2j3vv7CYzVZ3lD', 'B4JySaOe6E6co3-O', 1, 'bus', 'normal', 75, NULL, 0, 0);
INSERT INTO public.stops VALUES ('w41MnCpBtQi8eALh', 'VSiC8PbwKoZ-hl6j', 'I-2j3vv7CYzVZ3lD', 'B4JySaOe6E6co3-O', 2, 'bus', 'star', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('qdW0bCfaDuzBLsq8', 'gm_WJ_pIl-xgzKYX', 'I-2j3vv7CYzVZ3lD', 'B4JySaOe6E6co3-O', 3, 'bus', 'second', 45, NULL, 0, 0);
INSERT INTO public.stops VALUES ('04a90eoOpEErAsZy', 'uRriY1eCAo12qiTf', 'qmcPXLo4mSHfwBs5', 'B4JySaOe6E6co3-O', 0, 'break', 'normal', 0, NULL, 20, 0);
INSERT INTO public.stops VALUES ('wVN0_lOUNOw6YHhn', 'uDjdDQ7SfcugWWSf', 'qmcPXLo4mSHfwBs5', 'B4JySaOe6E6co3-O', 1, 'bus', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('kjq4cY757_F5sO4R', 'IrWjtOOq6LWLSVEA', 'qmcPXLo4mSHfwBs5', 'B4JySaOe6E6co3-O', 2, 'bus', 'normal', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('647ZnkBSbq_z1diT', 'ws0YqAEgBB9y7c0o', 'qmcPXLo4mSHfwBs5', 'B4JySaOe6E6co3-O', 3, 'bus', 'star', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('hW-2-1jDe02Cqh5y', 'IrWjtOOq6LWLSVEA', '1QcOqloXhakt0Yoa', 'B4JySaOe6E6co3-O', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('3Tr1n-e7MG2kMnbG', '50yQZ-S2RATS6Tuj', '1QcOqloXhakt0Yoa', 'B4JySaOe6E6co3-O', 1, 'bus', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('o6QB5n7C9-e9DP-P', 'MVRYxap8GlQia2QR', '1QcOqloXhakt0Yoa', 'B4JySaOe6E6co3-O', 2, 'bus', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('qTLi4sgd4_Kzda7n', 'Yxv-96OWITnLIC79', '1QcOqloXhakt0Yoa', 'B4JySaOe6E6co3-O', 3, 'none', 'normal', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('1TxNFTml3sKfDX6P', '5OjiEw5ezzAXY9Df', 'v9D95auOcQzmwKMZ', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('AwLDwRlKFIDfriqm', 'RXi6PF4Z9m50M7xr', 'v9D95auOcQzmwKMZ', 'IkW-jbo6-QFUEQi8', 1, 'car', 'normal', 45, NULL, 0, 0);
INSERT INTO public.stops VALUES ('1M3O5uL_JZ4rihdN', 'yiRpnhCZ5-A20OFm', 'v9D95auOcQzmwKMZ', 'IkW-jbo6-QFUEQi8', 2, 'walk', 'normal', 150, NULL, 0, 0);
INSERT INTO public.stops VALUES ('BEFCamYkdyYCU4rV', 'RXi6PF4Z9m50M7xr', 'qEAez9sBgiwnTEjH', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('7virM5OEE2Jxzsyr', '1jLidUBXlUG_k3kT', 'qEAez9sBgiwnTEjH', 'IkW-jbo6-QFUEQi8', 1, 'bus', 'star', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('dEZ9tPAbkN8hQ3lP', 'bQgVyc0RxhnMYWek', 'qEAez9sBgiwnTEjH', 'IkW-jbo6-QFUEQi8', 2, 'walk', 'normal', 40, NULL, 0, 0);
INSERT INTO public.stops VALUES ('lIIc9zBxJzrZvJ3H', 'tRfDILfC5tC1fESN', 'qEAez9sBgiwnTEjH', 'IkW-jbo6-QFUEQi8', 3, 'none', 'normal', 180, NULL, 0, 0);
INSERT INTO public.stops VALUES ('W1_4ltdnFxqd-Ggh', 'PkcsvZVSNsa8Kn0Z', 'qEAez9sBgiwnTEjH', 'IkW-jbo6-QFUEQi8', 4, 'walk', 'second', 75, NULL, 0, 0);
INSERT INTO public.stops VALUES ('VTrEbIqb7voR2gmP', 'RXi6PF4Z9m50M7xr', 'qEAez9sBgiwnTEjH', 'IkW-jbo6-QFUEQi8', 5, 'bus', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('gCXWtM36_5SO0-6K', 'RXi6PF4Z9m50M7xr', 'otWrFvgfaITaxT3R', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('GW5b6uk1r0rRYv-j', 'IxdERlFWrr65KrYy', 'otWrFvgfaITaxT3R', 'IkW-jbo6-QFUEQi8', 1, 'car', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('FWNjHwpcPAvNNw7e', '9L6x71njgaO6RRxM', 'otWrFvgfaITaxT3R', 'IkW-jbo6-QFUEQi8', 2, 'car', 'star', 150, NULL, 0, 0);
INSERT INTO public.stops VALUES ('YUFDdqIBIP3j2zYQ', 'B7itEdsziYYmRuzL', 'otWrFvgfaITaxT3R', 'IkW-jbo6-QFUEQi8', 3, 'car', 'normal', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('rGoXZgunNNfCTo5z', 'N6kVZ_hxQoyzDba0', 'otWrFvgfaITaxT3R', 'IkW-jbo6-QFUEQi8', 4, 'walk', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('hqGmnW8LqmMKWwtz', 'B7itEdsziYYmRuzL', 'RFlzP7zV9aCxa3XX', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('Aro57-qWqTgOafcu', 'Bzp0j_tNOYf2_4_I', 'RFlzP7zV9aCxa3XX', 'IkW-jbo6-QFUEQi8', 1, 'walk', 'star', 45, NULL, 0, 0);
INSERT INTO public.stops VALUES ('-eDJBCKwlD6n3iPp', 'rW54Jl_vuFvdCpVY', 'RFlzP7zV9aCxa3XX', 'IkW-jbo6-QFUEQi8', 2, 'walk', 'normal', 40, NULL, 0, 0);
INSERT INTO public.stops VALUES ('gPbqEqWzqJyJznP7', '8uIEFHUpIB_GLcho', 'RFlzP7zV9aCxa3XX', 'IkW-jbo6-QFUEQi8', 3, 'car', 'normal', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('5ff4z9RQBbzZeAdM', 'B7itEdsziYYmRuzL', 'RFlzP7zV9aCxa3XX', 'IkW-jbo6-QFUEQi8', 4, 'car', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('f-OjK159395Dvcku', 'B7itEdsziYYmRuzL', '-qLmGSO2jQlNp6N_', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('Y4Wb_DzwhlcnHPy-', '_EZwuZOnQ-P4JTN6', '-qLmGSO2jQlNp6N_', 'IkW-jbo6-QFUEQi8', 1, 'car', 'normal', 40, NULL, 0, 0);
INSERT INTO public.stops VALUES ('FGxr3FeN1fgoaQPa', '1E5_1oDDozutG6Yn', '-qLmGSO2jQlNp6N_', 'IkW-jbo6-QFUEQi8', 2, 'car', 'normal', 75, NULL, 0, 0);
INSERT INTO public.stops VALUES ('TKzVdTKZ9GIUTWYT', 'oKHpGTw6jds0MMwy', '-qLmGSO2jQlNp6N_', 'IkW-jbo6-QFUEQi8', 3, 'car', 'normal', 40, NULL, 0, 0);
INSERT INTO public.stops VALUES ('GKm4XP_wiTsK61F4', 'jLvOsmTRZR3C1oFb', '-qLmGSO2jQlNp6N_', 'IkW-jbo6-QFUEQi8', 4, 'walk', 'normal', 90, NULL, 0, 0);
INSERT INTO public.stops VALUES ('aueYQEZs-TjYMy18', 'oKHpGTw6jds0MMwy', '8aAnZapurTER-GIj', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('YWAVdXjmqbxgOd83', 'V8fMT6s1d2_0n38-', '8aAnZapurTER-GIj', 'IkW-jbo6-QFUEQi8', 1, 'walk', 'normal', 40, NULL, 0, 0);
INSERT INTO public.stops VALUES ('SDfxHytWxn0Fraoa', 'a4w0r5gNiiQKvGdc', '8aAnZapurTER-GIj', 'IkW-jbo6-QFUEQi8', 2, 'walk', 'star', 40, NULL, 0, 0);
INSERT INTO public.stops VALUES ('gpee1nO89dYeLhgx', 'P8GHqsO3G8zY0xjI', '8aAnZapurTER-GIj', 'IkW-jbo6-QFUEQi8', 3, 'carGoogle', 'star', 90, NULL, 0, 0);
INSERT INTO public.stops VALUES ('CCW0jQHmq-cr2B6N', 'MkZSPMZja9IEnRff', '8aAnZapurTER-GIj', 'IkW-jbo6-QFUEQi8', 4, 'break', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('0V3cyFmFQ9w13JVO', 'oKHpGTw6jds0MMwy', '8aAnZapurTER-GIj', 'IkW-jbo6-QFUEQi8', 5, 'walk', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('AOb_PH2QpOlG5jvh', 'oKHpGTw6jds0MMwy', 'LxujULwYmjyIHXGc', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('8tL2wDmRmO1Dgt1U', '-Fh9p4YdS7kZN3do', 'LxujULwYmjyIHXGc', 'IkW-jbo6-QFUEQi8', 1, 'car', 'star', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('fzPjAiVGg37ak3TD', 'h7mav3B7M-htddmi', 'LxujULwYmjyIHXGc', 'IkW-jbo6-QFUEQi8', 2, 'car', 'normal', 45, NULL, 0, 0);
INSERT INTO public.stops VALUES ('9wJhmBNV98YyjH_U', 'TZJk3RH7PCCfl2sp', 'LxujULwYmjyIHXGc', 'IkW-jbo6-QFUEQi8', 3, 'car', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('rDLJCHTEPLsb3KE7', 'TZJk3RH7PCCfl2sp', 'N0xBRRgetRs5BHZQ', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('EAwERjKPowoqHmhG', 'Qg1nULQ8-PDjkhPz', 'N0xBRRgetRs5BHZQ', 'IkW-jbo6-QFUEQi8', 1, 'walk', 'star', 150, NULL, 0, 0);
INSERT INTO public.stops VALUES ('LSyKl50fhtGgLxYg', 'BTDA5X4tiUfiKgDV', 'N0xBRRgetRs5BHZQ', 'IkW-jbo6-QFUEQi8', 2, 'walk', 'second', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('YehQcERcbSqyFrVs', 'lplLgM-anp4Qjzba', 'N0xBRRgetRs5BHZQ', 'IkW-jbo6-QFUEQi8', 3, 'none', 'second', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('XBCmB4H_aV6lZJCi', 'TZJk3RH7PCCfl2sp', 'N0xBRRgetRs5BHZQ', 'IkW-jbo6-QFUEQi8', 4, 'walk', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('VfkWooJb0yWVHq5g', 'TZJk3RH7PCCfl2sp', 'rkFV1v7P5UgBwygq', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('StD3RzsuNfe_VOSG', '8BjOKiAaB4tY371B', 'rkFV1v7P5UgBwygq', 'IkW-jbo6-QFUEQi8', 1, 'car', 'star', 90, NULL, 0, 0);
INSERT INTO public.stops VALUES ('qPbphW9NmQLM_Mso', 'vrB6Sfwo9oDVXVRd', 'rkFV1v7P5UgBwygq', 'IkW-jbo6-QFUEQi8', 2, 'car', 'normal', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('LK3wkP6Z4EergJmU', '1uYwoil-HTtWwMTH', 'rkFV1v7P5UgBwygq', 'IkW-jbo6-QFUEQi8', 3, 'walk', 'normal', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('148k4Cncax1ryaWF', 'vrB6Sfwo9oDVXVRd', 'rBVv71rzVTePjFDF', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('NByuXUv4GJ_uVlAM', '1LyPO2txqCdPE1ho', 'rBVv71rzVTePjFDF', 'IkW-jbo6-QFUEQi8', 1, 'car', 'normal', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('iKVoqr91pBGXafam', 'DPw6Lyh2WKVkz8RY', 'rBVv71rzVTePjFDF', 'IkW-jbo6-QFUEQi8', 2, 'car', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('mBHo0coh-bl_SzwF', 'lQzDb0GBR9lxzHjk', 'rBVv71rzVTePjFDF', 'IkW-jbo6-QFUEQi8', 3, 'none', 'star', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('UxlSAqJAQQky_eyv', 'vrB6Sfwo9oDVXVRd', 'rBVv71rzVTePjFDF', 'IkW-jbo6-QFUEQi8', 4, 'car', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('t-ruPqlQqxwzwzgn', 'vrB6Sfwo9oDVXVRd', 'Y3fuT-ImyIrhQnI1', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('L7POdoKHiuejQ-ho', 'fgU4gQH0Wkc16ay5', 'Y3fuT-ImyIrhQnI1', 'IkW-jbo6-QFUEQi8', 1, 'car', 'normal', 25, NULL, 0, 0);
INSERT INTO public.stops VALUES ('EtSth0HmYWelXlwW', 'zSTuyGXcS21JBjtE', 'Y3fuT-ImyIrhQnI1', 'IkW-jbo6-QFUEQi8', 2, 'car', 'star', 90, NULL, 0, 0);
INSERT INTO public.stops VALUES ('vvOeXgTDMMTeRIb9', 'KvbqcmgA1hPOsbXo', 'Y3fuT-ImyIrhQnI1', 'IkW-jbo6-QFUEQi8', 3, 'car', 'normal', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('Ge95hA98RqcgpuR5', 'u3LgLOxDRS2LnqFP', 'Y3fuT-ImyIrhQnI1', 'IkW-jbo6-QFUEQi8', 4, 'walk', 'second', 75, NULL, 0, 0);
INSERT INTO public.stops VALUES ('WWrWlnVg75RB8rok', 'ecFwzsN1kXWz7Hu_', 'Y3fuT-ImyIrhQnI1', 'IkW-jbo6-QFUEQi8', 5, 'walk', 'normal', 40, NULL, 0, 0);
INSERT INTO public.stops VALUES ('mLbt5_TgI_sE1SeM', 'KvbqcmgA1hPOsbXo', '8NV8R-vUu-SyPVnX', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('1K8oZ-O4rB6_FGu5', 'yu47mfCfQL5bFeee', '8NV8R-vUu-SyPVnX', 'IkW-jbo6-QFUEQi8', 1, 'car', 'star', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('DFPxhsIZkd0DwPlm', 'OlI7PMs3U6KbAokZ', '8NV8R-vUu-SyPVnX', 'IkW-jbo6-QFUEQi8', 2, 'car', 'normal', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('JsPWR6NoPeVgxz6V', 'nnQistiG_fT8ws1T', '8NV8R-vUu-SyPVnX', 'IkW-jbo6-QFUEQi8', 3, 'car', 'normal', 20, NULL, 0, 0);
INSERT INTO public.stops VALUES ('OUSt1aZUyHyD53If', 'fJ3i0EvaO5xA92W2', '8NV8R-vUu-SyPVnX', 'IkW-jbo6-QFUEQi8', 4, 'car', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('aszCFY36577BfNSX', 'fJ3i0EvaO5xA92W2', 'mZOdR_p0Jz6Hjx0d', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('5rAcruIGXRY6dOl2', 'qUFzE5sSGhhLC9pw', 'mZOdR_p0Jz6Hjx0d', 'IkW-jbo6-QFUEQi8', 1, 'walk', 'star', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('LihKUer0qgdDKzDO', 'h8XtNFLTJWuZm0H0', 'mZOdR_p0Jz6Hjx0d', 'IkW-jbo6-QFUEQi8', 2, 'walk', 'normal', 45, NULL, 0, 0);
INSERT INTO public.stops VALUES ('ay4MyKFoCe9kT5RN', 'vtj6e6Zf49xHShru', 'mZOdR_p0Jz6Hjx0d', 'IkW-jbo6-QFUEQi8', 3, 'car', 'normal', 150, NULL, 0, 0);
INSERT INTO public.stops VALUES ('L2ltCFYDQVF6PTER', 'fJ3i0EvaO5xA92W2', 'mZOdR_p0Jz6Hjx0d', 'IkW-jbo6-QFUEQi8', 4, 'car', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('gRvZsAIwl82xFMRD', 'fJ3i0EvaO5xA92W2', 'Cv6RhcTFJ_-G5n69', 'IkW-jbo6-QFUEQi8', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('1hYPtpeqQkGat-yb', 'eZAEYg-RuEKkEW1b', 'Cv6RhcTFJ_-G5n69', 'IkW-jbo6-QFUEQi8', 1, 'car', 'normal', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('39qFMMoPeZLUW-2C', 'eASNfxQE4vc9Iu8E', 'Cv6RhcTFJ_-G5n69', 'IkW-jbo6-QFUEQi8', 2, 'car', 'normal', 90, NULL, 0, 0);
INSERT INTO public.stops VALUES ('9flYmIQe8BuJeaEs', '-BCum6Q4Pwnn_n6v', 'Cv6RhcTFJ_-G5n69', 'IkW-jbo6-QFUEQi8', 3, 'car', 'normal', 0, '20:45', 120, 0);
INSERT INTO public.stops VALUES ('wXgcwNQnV2OchGpp', 'YZybsJ0CD9Sopph_', 'AE4wh7zxLQDmQerR', 'ZRNg_PEWtEZhk20K', 0, 'break', 'normal', 15, NULL, 0, 0);
INSERT INTO public.stops VALUES ('GuIwAvt8AHyPhh0D', '3fivwyvlFTy_zeNE', 'AE4wh7zxLQDmQerR', 'ZRNg_PEWtEZhk20K', 1, 'bus', 'normal', 45, NULL, 0, 0);
INSERT INTO public.stops VALUES ('Uxbjni1u6WgSs7Nh', '7wSpbvAbCH_zR9Rc', 'AE4wh7zxLQDmQerR', 'ZRNg_PEWtEZhk20K', 2, 'walk', 'normal', 75, NULL, 0, 0);
INSERT INTO public.stops VALUES ('REcl55kaNt7Vabuy', 'ymaMjOzqlLIRXWxl', 'AE4wh7zxLQDmQerR', 'ZRNg_PEWtEZhk20K', 3, 'walk', 'normal', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('n0ImHtjt-BDo-HQl', 'IK8WHhuqU2Gf4tZJ', 'AE4wh7zxLQDmQerR', 'ZRNg_PEWtEZhk20K', 4, 'walk', 'star', 180, '19:00', 60, 0);
INSERT INTO public.stops VALUES ('iqWTsAgOA_A8On3v', 'D78TV9IrmN8Roy2S', 'AE4wh7zxLQDmQerR', 'ZRNg_PEWtEZhk20K', 5, 'walk', 'second', 20, NULL, 0, 0);
INSERT INTO public.stops VALUES ('z2nBMTJbRQqlLGfT', '3fivwyvlFTy_zeNE', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('toyzMT_fDH5b5asM', '3LQ6IkverlE_MXtM', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 1, 'walk', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('ZkzRHBLwFgZDU9zp', '4lP7D3Vn__qmbkbh', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 2, 'walk', 'normal', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('ILTrNTmPsNyz9G7A', 'g2M3p6qZBKnuGsf9', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 3, 'walk', 'star', 75, NULL, 0, 0);
INSERT INTO public.stops VALUES ('se3qpZ5OiibqTlxJ', '6NnhhtWI9rx0QW6w', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 4, 'walk', 'normal', 80, '13:00', 5, 0);
INSERT INTO public.stops VALUES ('pA09mK1AgYk-qxFp', 'UqcX5LyxjA1K9q6F', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 5, 'walk', 'star', 150, NULL, 0, 0);
INSERT INTO public.stops VALUES ('oEDn2xeftPeMXiR0', 'Nukv0AIPZD23ckds', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 6, 'walk', 'second', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('TkG0gezkOql-OXmw', 'vIp42AKl-TYjeDwA', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 7, 'bus', 'normal', 60, NULL, 0, 0);
INSERT INTO public.stops VALUES ('7psy6Shgcj61s8yq', '3fivwyvlFTy_zeNE', 'Ie3fflG0n4DTlbjb', 'ZRNg_PEWtEZhk20K', 8, 'bus', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('upIpqpOBSZFjWKkS', '3fivwyvlFTy_zeNE', 'FKEemlt3FkV8pWHe', 'ZRNg_PEWtEZhk20K', 0, 'break', 'normal', 0, NULL, 0, 0);
INSERT INTO public.stops VALUES ('2yhjmuXwf5s2fX8s', 'DBgQJMaaJinKuPSP', 'FKEemlt3FkV8pWHe', 'ZRNg_PEWtEZhk20K', 1, 'bus', 'star', 100, '10:00', 15, 0);
INSERT INTO public.stops VALUES ('zYSUh4wcrXLFS6vu', '1594kmT_2EkPNXoP', 'FKEemlt3FkV8pWHe', 'ZRNg_PEWtEZhk20K', 2, 'walk', 'normal', 30, NULL, 0, 0);
INSERT INTO public.stops VALUES ('p3tKVdnRVGgSNQUg', 'XgWnUGPB-rPylKQX', 'FKEemlt3FkV8pWHe', 'ZRNg_PEWtEZhk20K', 3, 'none', 'second', 120, NULL, 0, 0);
INSERT INTO public.stops VALUES ('z8nleIqQDG0W0y4Q', '3fivwyvlFTy_zeNE', 'FKEemlt3FkV8pWHe', 'ZRNg_PEWtEZhk20K', 4, 'bus', 'normal', 10, NULL, 0, 0);
INSERT INTO public.stops VALUES ('a_9NkhFroot1RXwk', '-ue40PCCYC9kGXDs', 'FKEemlt3FkV8pWHe', 'ZRNg_PEWtEZhk20K', 5, 'bus', 'normal', 90, NULL, 0, 0);
INSERT INTO public.stops VALUES ('c1gf8-NOwbYdLD0-', 'YZybsJ0CD9Sopph_', 'FKEemlt3FkV8pWHe', 'ZRNg_PEWtEZhk20K', 6, 'bus', 'normal', 0, '17:30', 20, 0);


--
-- Data for Name: trip_visits; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: trips; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.trips VALUES ('B4JySaOe6E6co3-O', 'MC-K2YR3jLv4Q9Lo', 'Japan when the cherries bloom?', 2, 1, 'JPY', 'default', 1, 0, 0, 1, '2026-10-19T15:26:11.575Z', '2026-10-19T15:26:11.575Z', '[]');
INSERT INTO public.trips VALUES ('IkW-jbo6-QFUEQi8', 'MC-K2YR3jLv4Q9Lo', 'From the Adriatic to Lake Ohrid', 2, 1, 'EUR', 'default', 0, 1, 1, 1, '2026-11-19T15:26:11.575Z', '2026-11-19T15:26:11.575Z', '[]');
INSERT INTO public.trips VALUES ('ZRNg_PEWtEZhk20K', 'MC-K2YR3jLv4Q9Lo', 'A weekend in Vienna', 2, 0, 'EUR', 'default', 0, 1, 1, 1, '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z', '[]');


--
-- Data for Name: two_step; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES ('MC-K2YR3jLv4Q9Lo', 'demo@castor.example', '$argon2id$v=19$m=19456,t=2,p=1$crAn80kdVgcyGCUih6gckg$6O5EXNj91ZmriJTjHGrqgciQL0cBESGg44LG38v8MgA', 'Castor', 'en', NULL, '2026-11-28T15:26:11.575Z', '2026-11-28T15:26:11.575Z', NULL);


--
-- Name: account_events account_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_events
    ADD CONSTRAINT account_events_pkey PRIMARY KEY (id);


--
-- Name: calendar_keys calendar_keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_keys
    ADD CONSTRAINT calendar_keys_pkey PRIMARY KEY (trip_id);


--
-- Name: catalog_endings catalog_endings_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_endings
    ADD CONSTRAINT catalog_endings_key PRIMARY KEY (ending, word);


--
-- Name: catalog_entries catalog_entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_entries
    ADD CONSTRAINT catalog_entries_pkey PRIMARY KEY (listing);


--
-- Name: catalog_entries catalog_entries_trip_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_entries
    ADD CONSTRAINT catalog_entries_trip_id_key UNIQUE (trip_id);


--
-- Name: catalog_postings catalog_postings_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_postings
    ADD CONSTRAINT catalog_postings_key PRIMARY KEY (word, listing);


--
-- Name: catalog_reports catalog_reports_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_reports
    ADD CONSTRAINT catalog_reports_pkey PRIMARY KEY (id);


--
-- Name: catalog_words catalog_words_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_words
    ADD CONSTRAINT catalog_words_pkey PRIMARY KEY (id);


--
-- Name: catalog_words catalog_words_word_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_words
    ADD CONSTRAINT catalog_words_word_key UNIQUE (word);


--
-- Name: finance_items finance_items_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_items
    ADD CONSTRAINT finance_items_pkey PRIMARY KEY (id);


--
-- Name: finished_tours finished_tours_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finished_tours
    ADD CONSTRAINT finished_tours_key PRIMARY KEY (user_id, tour);


--
-- Name: idempotency_keys idempotency_keys_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_key PRIMARY KEY (user_id, key);


--
-- Name: link_tokens link_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.link_tokens
    ADD CONSTRAINT link_tokens_pkey PRIMARY KEY (token_hash);


--
-- Name: login_challenges login_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_challenges
    ADD CONSTRAINT login_challenges_pkey PRIMARY KEY (challenge_hash);


--
-- Name: login_codes login_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_codes
    ADD CONSTRAINT login_codes_pkey PRIMARY KEY (code_hash);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: notes notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_pkey PRIMARY KEY (id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: path_legs path_legs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.path_legs
    ADD CONSTRAINT path_legs_pkey PRIMARY KEY (key);


--
-- Name: places places_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (id);


--
-- Name: recovery_codes recovery_codes_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_key PRIMARY KEY (user_id, code_hash);


--
-- Name: registrations registrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_pkey PRIMARY KEY (id);


--
-- Name: reminder_settings reminder_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminder_settings
    ADD CONSTRAINT reminder_settings_pkey PRIMARY KEY (user_id);


--
-- Name: routes routes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.routes
    ADD CONSTRAINT routes_pkey PRIMARY KEY (id);


--
-- Name: sent_reminders sent_reminders_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sent_reminders
    ADD CONSTRAINT sent_reminders_key PRIMARY KEY (user_id, kind, subject_id, date);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_refresh_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_refresh_hash_key UNIQUE (refresh_hash);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (name);


--
-- Name: social_joins social_joins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.social_joins
    ADD CONSTRAINT social_joins_pkey PRIMARY KEY (challenge_hash);


--
-- Name: social_logins social_logins_subject; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.social_logins
    ADD CONSTRAINT social_logins_subject PRIMARY KEY (issuer, subject);


--
-- Name: stops stops_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stops
    ADD CONSTRAINT stops_pkey PRIMARY KEY (id);


--
-- Name: trip_visits trip_visits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trip_visits
    ADD CONSTRAINT trip_visits_pkey PRIMARY KEY (trip_id);


--
-- Name: trips trips_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_pkey PRIMARY KEY (id);


--
-- Name: two_step two_step_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_pkey PRIMARY KEY (user_id);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: users users_username_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key UNIQUE (username);


--
-- Name: account_events_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_events_at ON public.account_events USING btree (at);


--
-- Name: account_events_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_events_user ON public.account_events USING btree (user_id, at);


--
-- Name: catalog_entries_days; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_entries_days ON public.catalog_entries USING btree (days, listing DESC);


--
-- Name: catalog_reports_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_reports_at ON public.catalog_reports USING btree (at);


--
-- Name: catalog_reports_reporter; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_reports_reporter ON public.catalog_reports USING btree (reporter_id);


--
-- Name: catalog_reports_trip; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX catalog_reports_trip ON public.catalog_reports USING btree (trip_id);


--
-- Name: finance_items_trip; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX finance_items_trip ON public.finance_items USING btree (trip_id);


--
-- Name: idempotency_keys_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created);


--
-- Name: link_tokens_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX link_tokens_expires ON public.link_tokens USING btree (expires);


--
-- Name: link_tokens_registration; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX link_tokens_registration ON public.link_tokens USING btree (registration_id);


--
-- Name: link_tokens_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX link_tokens_user ON public.link_tokens USING btree (user_id);


--
-- Name: login_challenges_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_challenges_expires ON public.login_challenges USING btree (expires);


--
-- Name: login_challenges_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_challenges_user ON public.login_challenges USING btree (user_id);


--
-- Name: login_codes_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_codes_expires ON public.login_codes USING btree (expires);


--
-- Name: login_codes_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX login_codes_user ON public.login_codes USING btree (user_id);


--
-- Name: mails_next_try; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_next_try ON public.mails USING btree (next_try);


--
-- Name: mails_registration; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_registration ON public.mails USING btree (registration_id);


--
-- Name: mails_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_user ON public.mails USING btree (user_id);


--
-- Name: notes_parent; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notes_parent ON public.notes USING btree (parent_id);


--
-- Name: notes_route; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notes_route ON public.notes USING btree (route_id);


--
-- Name: notes_trip; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX notes_trip ON public.notes USING btree (trip_id);


--
-- Name: passkeys_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);


--
-- Name: path_legs_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX path_legs_created ON public.path_legs USING btree (created, key);


--
-- Name: places_trip; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX places_trip ON public.places USING btree (trip_id);


--
-- Name: registrations_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX registrations_created ON public.registrations USING btree (created);


--
-- Name: registrations_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX registrations_user ON public.registrations USING btree (user_id);


--
-- Name: reminder_settings_next_look; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX reminder_settings_next_look ON public.reminder_settings USING btree (next_look);


--
-- Name: routes_trip; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX routes_trip ON public.routes USING btree (trip_id);


--
-- Name: sent_reminders_mail; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sent_reminders_mail ON public.sent_reminders USING btree (mail_id);


--
-- Name: sent_reminders_sent; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sent_reminders_sent ON public.sent_reminders USING btree (sent);


--
-- Name: sent_reminders_trip; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sent_reminders_trip ON public.sent_reminders USING btree (trip_id);


--
-- Name: sessions_last_used; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_last_used ON public.sessions USING btree (last_used);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: social_joins_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX social_joins_expires ON public.social_joins USING btree (expires);


--
-- Name: social_joins_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX social_joins_user ON public.social_joins USING btree (user_id);


--
-- Name: social_logins_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX social_logins_user ON public.social_logins USING btree (user_id);


--
-- Name: stops_place; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stops_place ON public.stops USING btree (place_id);


--
-- Name: stops_route; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stops_route ON public.stops USING btree (route_id, "position");


--
-- Name: stops_trip; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX stops_trip ON public.stops USING btree (trip_id);


--
-- Name: trips_owner_versions; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX trips_owner_versions ON public.trips USING btree (owner_id, id, version);


--
-- Name: users_unconfirmed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_unconfirmed ON public.users USING btree (created) WHERE (confirmed IS NULL);


--
-- Name: account_events account_events_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_events
    ADD CONSTRAINT account_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: calendar_keys calendar_keys_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_keys
    ADD CONSTRAINT calendar_keys_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: catalog_entries catalog_entries_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_entries
    ADD CONSTRAINT catalog_entries_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: catalog_reports catalog_reports_reporter_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_reports
    ADD CONSTRAINT catalog_reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: catalog_reports catalog_reports_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.catalog_reports
    ADD CONSTRAINT catalog_reports_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: finance_items finance_items_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finance_items
    ADD CONSTRAINT finance_items_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: finished_tours finished_tours_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.finished_tours
    ADD CONSTRAINT finished_tours_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: idempotency_keys idempotency_keys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: link_tokens link_tokens_registration_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.link_tokens
    ADD CONSTRAINT link_tokens_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;


--
-- Name: link_tokens link_tokens_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.link_tokens
    ADD CONSTRAINT link_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: login_challenges login_challenges_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_challenges
    ADD CONSTRAINT login_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: login_codes login_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.login_codes
    ADD CONSTRAINT login_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: mails mails_registration_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_registration_id_fkey FOREIGN KEY (registration_id) REFERENCES public.registrations(id) ON DELETE CASCADE;


--
-- Name: mails mails_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: notes notes_parent_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.notes(id) ON DELETE CASCADE;


--
-- Name: notes notes_route_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_route_id_fkey FOREIGN KEY (route_id) REFERENCES public.routes(id) ON DELETE CASCADE;


--
-- Name: notes notes_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notes
    ADD CONSTRAINT notes_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: passkeys passkeys_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: places places_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.places
    ADD CONSTRAINT places_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: recovery_codes recovery_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: registrations registrations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.registrations
    ADD CONSTRAINT registrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: reminder_settings reminder_settings_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reminder_settings
    ADD CONSTRAINT reminder_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: routes routes_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.routes
    ADD CONSTRAINT routes_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: sent_reminders sent_reminders_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sent_reminders
    ADD CONSTRAINT sent_reminders_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: sent_reminders sent_reminders_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sent_reminders
    ADD CONSTRAINT sent_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: social_joins social_joins_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.social_joins
    ADD CONSTRAINT social_joins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: social_logins social_logins_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.social_logins
    ADD CONSTRAINT social_logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: stops stops_place_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stops
    ADD CONSTRAINT stops_place_id_fkey FOREIGN KEY (place_id) REFERENCES public.places(id) ON DELETE CASCADE;


--
-- Name: stops stops_route_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stops
    ADD CONSTRAINT stops_route_id_fkey FOREIGN KEY (route_id) REFERENCES public.routes(id) ON DELETE CASCADE;


--
-- Name: stops stops_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.stops
    ADD CONSTRAINT stops_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: trip_visits trip_visits_trip_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trip_visits
    ADD CONSTRAINT trip_visits_trip_id_fkey FOREIGN KEY (trip_id) REFERENCES public.trips(id) ON DELETE CASCADE;


--
-- Name: trips trips_owner_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.trips
    ADD CONSTRAINT trips_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: two_step two_step_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


