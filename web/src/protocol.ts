// Generated from inklands.table.wire.messages by inklands.table.wire.typescript.

export interface Titles {
  titles: Title[];
}

/** All that is printed on the components of a title; nothing where it does not say. */
export interface Printed {
  sections: PrintedSection[];
}

/** A table to set up; options not given have their defaults. A *seed* fixes the deal. It is refused where a seat is open, for who chose it knows the cards. After *patience* seconds a bot may stand in for somebody who is awaited and does nothing; null is never. Bots advise who asks them, unless *hints* are switched off. Whoever takes a seat is told both. Without a *box* the match is played with the components of this server. */
export interface NewTable {
  title: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  seed?: number | null;
  patience?: number | null;
  box?: OwnBox | null;
  hints?: boolean;
}

/** Sit down at an open seat, the first one unless *seat* says which. *count* is how many seats they want to have in all, as far as the host allows more than one. *key* is random and of this browser alone: when the answer is lost, the request can be sent again with it, and is answered with the same seat and the same identity. */
export interface TakeSeat {
  invitation: string;
  name: string;
  seat?: number | null;
  count?: number;
  key?: string | null;
}

/** Give up every seat of this browser; where others play on, bots of *level* do, too. */
export interface LeaveTable {
  level: string;
}

/** The seats are given up; where nobody else has one, the table *is_deleted*. */
export interface Left {
  is_deleted: boolean;
}

/** Ask for a whole match; one that *moves* stands still here until it comes back. */
export interface CopyTable {
  moves: boolean;
}

/** Bring a match that was played elsewhere; one that is here already gets what it has not. Where both were played on, it is refused as diverged, unless it is to be here *apart*, as a match of its own. */
export interface BringTable {
  copy: TableCopy;
  apart?: boolean;
}

/** The match is here now, as *table*; *lines* of its log were not here before. */
export interface Brought {
  table: string;
  seats: number[];
  lines: number;
  is_new: boolean;
}

/** Make a link by which *seat* can be moved to another browser; it voids the one before. */
export interface LinkSeat {
  seat: number;
}

/** The link to one seat, shown once; *picture* is the same as a QR code, in SVG. */
export interface SeatLink {
  link: string;
  is_local: boolean;
  picture: string;
}

/** Move *seat* to this browser by the *secret* of its link; *key* is as in `TakeSeat`. */
export interface ResumeSeat {
  seat: number;
  secret: string;
  key?: string | null;
}

/** A sheet drawn on paper: a JSON object whose fields `docs/notation.md` lists by title. */
export interface ScoreSheet {
  title: string;
  sheet: unknown;
}

/** A record to look at; the points are those of *seat*. */
export interface ReadRecord {
  record: string;
  seat?: number;
}

/** A match that was played; *names* are those of the seats, where they are known. */
export interface Replay {
  title: string;
  height: number;
  width: number;
  letters_columns: boolean;
  seats: number;
  names: string[];
  seat: number;
  moments: Moment[];
  box: BoxInfo | null;
}

/** What is judged of one decision of a seat, one of *count*: *number* actions came before it. *most* was to be expected after the best action, *expected* after the one taken: points, or a lead in points where there are others. What chance may explain costs nothing. It was about the *map* of that seat; of the actions in *unseen*, just before, no moment shows anything. */
export interface Verdict {
  number: number;
  turn: number;
  count: number;
  taken: string;
  best: string;
  most: number;
  expected: number;
  cost: number;
  map: number;
  unseen: string[];
}

/** The seats this browser now holds at *table*. */
export interface Seated {
  table: string;
  seats: number[];
}

/** Tables where this browser holds a seat, the last changed first; whether there are more. */
export interface MyTables {
  name: string | null;
  tables: MyTable[];
  has_more: boolean;
}

/** The link for guests; one that *is_local* leads nowhere from other machines. */
export interface Invitation {
  link: string;
  is_local: boolean;
}

/** Why an HTTP request was refused. */
export interface Failure {
  code: string;
  sentence: string;
}

/** All that can be entered of a title. */
export interface BoxPage {
  title: string;
  groups: BoxGroupInfo[];
}

/** What is wrong with a box; it can be played with where there are no problems. */
export interface BoxCheck {
  problems: BoxProblem[];
}

/** All that an owner has entered, by title: what is in one file. */
export interface OwnBoxes {
  name: string;
  boxes: Record<string, unknown>;
}

/** The text of a file of boxes. */
export interface BoxText {
  text: string;
}

/** Follow the match from *seat*, or as an onlooker for null; *seen* is the last update known. The answer is a whole update. With *changes* only what changes is sent from then on. */
export interface Join {
  type: "join";
  seat?: number | null;
  seen?: number;
  changes?: boolean;
}

/** Follow the match from *seat* no longer. */
export interface Leave {
  type: "leave";
  seat?: number | null;
}

/** Take an action; *decision* is the one of the update on which it was decided. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  decision: number;
  action: string;
}

/** Take the seat's last action back. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  decision: number;
}

/** Ask what each way of scoring would give right after an action, without taking it. */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  action: string;
}

/** Ask a bot what it would do in this seat. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** Ask what each way of scoring would give after every action, the best first. */
export interface Rank {
  type: "rank";
  id: string;
  seat: number;
}

/** Call the person in *seat* otherwise. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** The host lets a bot play an open seat; anybody seated, stand in for who is absent. */
export interface SeatBot {
  type: "seat-bot";
  id: string;
  seat: number;
  level: string;
}

/** The host, or who holds the seat, takes the bot from *seat* again. */
export interface HandBack {
  type: "hand-back";
  id: string;
  seat: number;
}

/** The host opens the seat of a guest who is away and has not played yet. */
export interface FreeSeat {
  type: "free-seat";
  id: string;
  seat: number;
}

/** Give the own seat up: a bot of *level* plays it on, or it is open if it was never played. */
export interface StandUp {
  type: "stand-up";
  id: string;
  seat: number;
  level: string;
}

/** The host lets a guest take up to *count* seats by the invitation; one is usual. */
export interface AllowSeats {
  type: "allow-seats";
  id: string;
  count: number;
}

/** Offer the same table again once the match is over, or accept that offer. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Let the seat at the rematch go that is kept for this browser. */
export interface DeclineRematch {
  type: "decline-rematch";
  id: string;
}

/** Ask whether the table is still there. */
export interface Ping {
  type: "ping";
}

/** The table as one client sees it; sent on joining and after every change. *letters_columns*: the letter of a cell's name is its column's. *yours* are the seats this browser holds. The invitation is for those who hold a seat, while a seat is open; a guest takes up to *guest_seats* by it. Whoever is awaited and does nothing for *patience* seconds counts as absent; null is never. *next* is the table of the rematch, which the seats in *accepted* go to, the first of which offered it, and those in *declined* do not. *run* changes when the server starts anew. Of an *outdated* match, or one with *damage*, there are no updates: this server cannot play it on. *box* is the owner's box it is played with, *components* where all of them come from, as far as that is known here. One that was *taken_along* is played elsewhere, and stands still here. */
export interface Table {
  type: "table";
  id: string;
  title: string;
  options: Record<string, string>;
  height: number;
  width: number;
  letters_columns: boolean;
  seats: SeatInfo[];
  yours: number[];
  is_host: boolean;
  invitation: string | null;
  onlookers: number;
  chosen_deal: boolean;
  is_over: boolean;
  next: string | null;
  outdated: Outdated | null;
  run: string;
  damage: Damage | null;
  patience: number | null;
  stood_in: StoodIn[];
  accepted: number[];
  declined: number[];
  guest_seats: number;
  box: BoxInfo | null;
  components: Component[];
  hints: boolean;
  taken_along: boolean;
}

/** The match as *seat* sees it now, and what happened since the update *since*. *number* counts the updates of this seat. *decision* changes whenever what the seat decides on does, never because another seat acted in the same simultaneous turn. Events of the updates in *retracted* were taken back. *view* is the title's own. The live points are those of *live_points_seat*: another's while this seat draws on that other's map. */
export interface Update {
  type: "update";
  seat: number | null;
  number: number;
  since: number;
  decision: number;
  turn: number;
  view: unknown;
  prompt: Message;
  to_act: number[];
  legal: Legal;
  standing: Standing;
  live_points: Points | null;
  live_points_seat: number | null;
  events: Event[];
  retracted: number[];
  can_undo: boolean;
  is_over: boolean;
}

/** What the update *number* of *seat* changes in the update *since*, the one before it. Events and what was retracted are those of this update alone. *digest* is that of the position with all *changes*: who has another one joins again, and is sent a whole update. */
export interface Changes {
  type: "changes";
  seat: number | null;
  number: number;
  since: number;
  changes: Change[];
  events: Event[];
  retracted: number[];
  digest: string;
}

/** The command is stored for good; its effect is in update *number* of the seat and later. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** The command changed nothing. *code* is stable, *sentence* is English for programs, *reason* is for people where the rules give one, *cells* are the names of the offending cells. *id* is null for what cannot be read. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  reason: Message | null;
  cells: string[];
}

/** What each way of scoring would give right after *action*. */
export interface Previewed {
  type: "previewed";
  id: string;
  seat: number;
  action: string;
  decision: number;
  live_points: Points;
  live_points_seat: number;
}

/** What a strong bot would do, *action*, and the best few it thought of. */
export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  action: string;
  decision: number;
  advice: Advice[];
}

/** What the seat may do by what it would give, the best first; at most sixty of all *count*. *keys* are the ways of scoring that the parts of each action belong to. Where the points of *live_points_seat* are another's, the fewest come first. */
export interface Ranked {
  type: "ranked";
  id: string;
  seat: number;
  decision: number;
  count: number;
  keys: string[];
  actions: RankedAction[];
  live_points_seat: number;
}

/** The table is there. */
export interface Pong {
  type: "pong";
}

/** The server stops; connect again in a moment, nothing is lost. */
export interface Bye {
  type: "bye";
}

export interface ChoiceOption {
  type: "choice";
  key: string;
  values: string[];
  default: string;
}

export interface FlagOption {
  type: "flag";
  key: string;
  default: boolean;
}

export interface NumberOption {
  type: "number";
  key: string;
  least: number;
  most: number;
  default: number;
}

/** Free text; or, where *slots* is not 0, up to so many values with commas between them. At most one of each group is named; where it *is_whole*, exactly as many as there are slots. */
export interface WordsOption {
  type: "words";
  key: string;
  default: string;
  groups: string[][];
  slots: number;
  is_whole: boolean;
}

/** A whole number; one that *is_optional* may be left out. */
export interface NumberField {
  kind: "number";
  field: string;
  name: string;
  number: number;
  lowest: number;
  is_optional: boolean;
}

/** Whole numbers in a row, counted from *first*, *fewest* or more of them. Where it *is_fixed* there are always as many as in our own data. */
export interface NumbersField {
  kind: "numbers";
  field: string;
  name: string;
  number: number;
  first: number;
  fewest: number;
  lowest: number;
  is_fixed: boolean;
  is_optional: boolean;
}

/** A list of texts, one chosen for each place; *is_drawn*: by the letters of its map. With *places* each place is called so, with its number. */
export interface ChoicesField {
  kind: "choices";
  field: string;
  name: string;
  choices: BoxChoice[];
  places: string;
  number: number;
  is_drawn: boolean;
}

export interface FlagField {
  kind: "flag";
  field: string;
  name: string;
}

/** A text that is shown as a drawing of its letters, and stays as it is. */
export interface DrawnField {
  kind: "drawn";
  field: string;
}

/** A text that is shown as the message *prefix* and that text, and stays as it is. */
export interface NamedField {
  kind: "named";
  field: string;
  prefix: string;
}

/** A list of cells of a map, given by their names row by row. *most* of them at once; *letter* is what is drawn there, or nothing where their order counts. *edge* is drawn along the left side. */
export interface CellsField {
  kind: "cells";
  field: string;
  name: string;
  cells: string[][];
  most: number;
  letter: string;
  edge: string;
  number: number;
}

/** A list of texts, each of any number of the letters in *choices*, drawn one by one. */
export interface LettersField {
  kind: "letters";
  field: string;
  name: string;
  choices: BoxChoice[];
  places: string;
  most: number;
}

/** Rows of as many whole numbers as there are *columns*. */
export interface StepsField {
  kind: "steps";
  field: string;
  name: string;
  columns: string[];
  is_fixed: boolean;
}

/** A list of those of the choices that are there. */
export interface SomeField {
  kind: "some";
  field: string;
  name: string;
  choices: BoxChoice[];
}

/** Cards with two sides or halves, each chosen from the same choices and drawn. */
export interface SidesField {
  kind: "sides";
  field: string;
  name: string;
  choices: BoxChoice[];
}

/** A map that is painted, in one picture or several. */
export interface PaintingField {
  kind: "painting";
  layers: PaintLayer[];
  height: number;
  width: number;
}

/** A list of little pictures of at most *side* by *side* cells, rows between slashes. */
export interface PatternsField {
  kind: "patterns";
  field: string;
  name: string;
  brushes: BoxChoice[];
  side: number;
  places: string;
}

/** A list of cards or lines, each with the same fields; of one that *is_fixed* none is added. */
export interface RowsField {
  kind: "rows";
  field: string;
  name: string;
  columns: (NumberField | NumbersField | ChoicesField | FlagField | DrawnField | NamedField | CellsField)[];
  one: string;
  is_fixed: boolean;
}

/** A whole match, packed by one home of the table for another: `table/match/copies.py`. */
export interface TableCopy {
  format: number;
  table: string;
  title: string;
  packed: string;
}

/** A key of the Fluent files and what fills its gaps; a value `@key` is translated first. */
export interface Message {
  key: string;
  args: Record<string, string | number>;
}

/** What a seat may do: placements as groups, or else actions as texts; none when it waits. */
export interface Legal {
  groups: Group[];
  actions: string[];
  count: number;
}

/** Explained points by seat; places, the first first, once the match is over. */
export interface Standing {
  points: Points[];
  places: Place[];
  ratings: Rating[];
  is_over: boolean;
}

export interface Points {
  total: number;
  parts: Part[];
}

/** What a new table of a title can be; *levels* are the bots, the easiest first. It *is_packaged* unless whoever runs the server plays with tables of their own. *components* say where what is printed comes from; where it *has_box*, an owner can put in their own. */
export interface Title {
  name: string;
  least_seats: number;
  most_seats: number;
  height: number;
  width: number;
  options: (ChoiceOption | FlagOption | NumberOption | WordsOption)[];
  levels: string[];
  is_packaged: boolean;
  components: Component[];
  has_box: boolean;
}

/** A section of the data, where it comes from, and what it holds. *source* is ``rulebook``, ``public``, ``reconstructed`` or, for an owner's own, ``owner``. */
export interface PrintedSection {
  key: string;
  source: string;
  heading: string;
  about: string;
  entries: PrintedEntry[];
}

/** Who is to sit there: me, a bot of a level, or whoever follows the invitation. */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  name?: string | null;
  level?: string | null;
}

/** What an owner has entered of a title: its sections by name, as they are in the data. */
export interface OwnBox {
  name: string;
  sections: unknown;
}

/** The match at one moment as onlookers see it, and what happened since the one before. The seat has *scored* so much; *points* is what each way of scoring would give it then. */
export interface Moment {
  turn: number;
  view: unknown;
  scored: number;
  points: Points;
  events: Event[];
}

/** The owner's box a match is played with: its name, and a digest of the values in it. */
export interface BoxInfo {
  name: string;
  digest: string;
}

/** A table of mine; *yours_to_act*: the match waits for me; *changed* is in Unix seconds. A match that is *outdated* or has *damage* stands still, and its turn is not known: 0. One that was *taken_along* is played elsewhere. */
export interface MyTable {
  id: string;
  title: string;
  seats: SeatInfo[];
  yours: number[];
  yours_to_act: boolean;
  turn: number;
  is_over: boolean;
  outdated: Outdated | null;
  changed: number;
  damage: Damage | null;
  taken_along: boolean;
}

/** Sections that belong together, and a *guide* to what the rulebook tells of them. */
export interface BoxGroupInfo {
  name: string;
  guide: string;
  sections: BoxSectionInfo[];
}

/** Why a section cannot be played with; no section where it is about the whole box. */
export interface BoxProblem {
  section: string;
  message: Message;
}

/** Who sits where. A bot that stands in for a person is *kind* bot with *stands_in*; the name stays the person's. An open seat with a name is kept for that person. One who is *absent* has been away or idle for so long that a bot may stand in; *reopened*: the host has invited them anew. *is_host* is who has the host's rights now. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  online: boolean;
  stands_in: boolean;
  is_host: boolean;
  absent: boolean;
  reopened: boolean;
}

/** Why a match stands still: the rules and data it was begun with, and those of this server. Both of the server's are null where it no longer has the title. */
export interface Outdated {
  rules: number;
  data: string;
  rules_now: number | null;
  data_now: string | null;
}

/** Why a match stands still: of its log so many lines are *whole*, and so many were *lost*. */
export interface Damage {
  whole: number;
  lost: number;
}

/** A seat of this browser that a bot plays since the update *number* of the seat. */
export interface StoodIn {
  seat: number;
  number: number;
}

/** Some *sections* of a title's data that lie in the box together. So many are *reconstructed* and so many an owner's *own*; the others are known. */
export interface Component {
  name: string;
  sections: number;
  reconstructed: number;
  own: number;
}

/** One thing that happened, first sent with update *number*; *seat* did it or owns the map. */
export interface Event {
  number: number;
  turn: number;
  message: Message;
  seat: number | null;
  cells: string[];
}

/** What lies at *path* is *value* now; a place just past the end of a list adds to it. */
export interface Change {
  path: (string | number)[];
  value: unknown;
}

/** An action, and the points a strong bot expects from it. */
export interface Advice {
  action: string;
  expected: number | null;
}

/** An action, the points right after it, and those of each way of scoring in turn. */
export interface RankedAction {
  action: string;
  total: number;
  parts: number[];
}

/** Something to be chosen: its text in the data, and what it is called. */
export interface BoxChoice {
  value: string;
  name: string;
  number: number;
}

/** One of the pictures that lie over each other on a map; *brushes* paint its letters. */
export interface PaintLayer {
  field: string;
  brushes: BoxChoice[];
}

/** The actions that lay one orientation for one choice. *cells* are counted from the anchor, the top left cell of the box around them. *anchors* is a set of cells in hexadecimal: bit *n* is the cell of index *n*, counted along the rows. The text of an action is the choice, a colon, and the names of its cells in reading order: F:c3c4d4. */
export interface Group {
  choice: string;
  option: number;
  cells: Cell[];
  anchors: string;
}

/** Seats that share a place in the order of finish. */
export interface Place {
  seats: number[];
}

export interface Rating {
  number: number;
  title: string;
}

/** What one way of scoring gives. */
export interface Part {
  key: string;
  total: number;
  lines: Line[];
}

/** A card, a tile or a line of a table, in the reader's language. */
export interface PrintedEntry {
  name: string;
  lines: string[];
  values: number[];
  pictures: PrintedPicture[];
}

/** A section of the data as it is entered, each field as `inklands.core.box_form` describes it. *source* is where our own *values* come from; *number* fills the gap of its *name*. */
export interface BoxSectionInfo {
  section: string;
  name: string;
  number: number;
  source: string;
  values: unknown;
  fields: unknown[];
}

export interface Cell {
  row: number;
  column: number;
}

/** Some points, why, and the names of the cells that earn them. */
export interface Line {
  points: number;
  reason: Message;
  cells: string[];
}

/** Cells as they are printed, in the letters of the title; a whole map *is_map*. */
export interface PrintedPicture {
  rows: string[];
  caption: string;
  items: string[];
  ruins: string[];
  is_map: boolean;
}

export type ClientMessage =
  | Join
  | Leave
  | Act
  | Undo
  | Preview
  | Hint
  | Rank
  | Rename
  | SeatBot
  | HandBack
  | FreeSeat
  | StandUp
  | AllowSeats
  | Rematch
  | DeclineRematch
  | Ping;

export type ServerMessage =
  | Table
  | Update
  | Changes
  | Done
  | Refused
  | Previewed
  | Hinted
  | Ranked
  | Pong
  | Bye;

export type OptionInfo =
  | ChoiceOption
  | FlagOption
  | NumberOption
  | WordsOption;

export type BoxField =
  | NumberField
  | NumbersField
  | ChoicesField
  | FlagField
  | DrawnField
  | NamedField
  | CellsField
  | LettersField
  | StepsField
  | SomeField
  | SidesField
  | PaintingField
  | PatternsField
  | RowsField;

/** A match as one seat sees it; ``seat`` is None for an onlooker. */
export interface CartographersView {
  seat: number | null;
  seats: number;
  layout: string;
  fallback_terrain: string;
  ruins: string[];
  season: number;
  season_key: string;
  threshold: number;
  time: number;
  column: string[];
  column_times: number[];
  gone: string[];
  edicts: CartographersEdictView[];
  card: CartographersCardView | null;
  ruins_due: boolean;
  turn: number;
  sheets: CartographersSheetView[];
  draws_on: number | null;
  drawn: string | null;
  waiting_for: number[];
  most_coins: number;
  history: CartographersSheetView[][];
  scales: CartographersScaleView[];
}

export interface CartographersEdictView {
  letter: string;
  goal: string;
  category: string;
  solo: number;
  scores_now: boolean;
}

/** The card that is drawn from; ``kind`` is landscape or ambush. */
export interface CartographersCardView {
  key: string;
  kind: string;
  time: number;
  offers: CartographersOfferView[];
  clockwise: boolean | null;
}

/** A map as rows of letters, its coins, and the cells where monsters cost a point. */
export interface CartographersSheetView {
  rows: string[];
  coins: number;
  threatened: string[];
}

/** What a solo player can be called by one measure: titles and their least numbers, rising. */
export interface CartographersScaleView {
  key: string;
  titles: string[];
  least: number[];
}

export interface CartographersOfferView {
  terrain: string;
  letter: string;
  shape: string;
  coin: boolean;
}

/** The table as one seat, or an onlooker, sees it. */
export interface ExplorersView {
  seat: number | null;
  seats: number;
  stage: string;
  round: number;
  turn: number;
  barrier: number;
  active: number | null;
  waiting: number[];
  card: string[];
  room: number[];
  side: string | null;
  seen: number[];
  tiles: string;
  terrain: string[];
  items: string[];
  start: string | null;
  central: string[];
  sides: ExplorersSides;
  objectives: ExplorersObjectiveView[];
  places: ExplorersPlaceView[];
  players: ExplorersPlayerView[];
  own: ExplorersOwnTurn | null;
  printed: ExplorersPrintedView;
  scales: ExplorersScaleView[];
}

/** Which tiles and boards lie with their advanced side up. */
export interface ExplorersSides {
  food: boolean;
  gems: boolean;
  temples: boolean;
  villages: boolean;
}

/** What is printed on the cards, and on the sides of the boards that are played on. */
export interface ExplorersPrintedView {
  cards: ([string, string])[];
  food: string[];
  food_points: number[];
  gems: number[];
  villages: number[];
  temples: number[];
  temple_points: number;
}

/** An objective in play, its printed points, and those still open if it is a race. */
export interface ExplorersObjectiveView {
  key: string;
  points: number[];
  left: number[];
}

/** A tile: its letter, its village and temple, and what the temple still offers. */
export interface ExplorersPlaceView {
  letter: string;
  village: string;
  temple: string;
  values: number[];
}

/** One seat's landscape and board; the viewer's own with the crosses of this turn. */
export interface ExplorersPlayerView {
  seat: number;
  crosses: string[];
  keys_found: number;
  keys_free: number;
  maps_found: number;
  maps_free: number;
  maps_used: number;
  food: string[];
  food_cells: string[][];
  gems: number;
  gem_cells: string[][];
  temples: number[];
  races: number[];
  bonus: number[];
}

/** What the viewer has done in this turn, and may go on with; nobody else sees it yet. */
export interface ExplorersOwnTurn {
  crosses: string[];
  asks: boolean;
  offers: ExplorersOfferView[];
  plan: string;
  left: number;
  riding: boolean;
  open: string[];
  batches: number[];
  uses_map: boolean;
}

/** What a solo player can be called by one measure: titles and their least numbers, rising. */
export interface ExplorersScaleView {
  key: string;
  titles: string[];
  least: number[];
}

/** A choice the viewer has, as text, and how many crosses it gives. *possible* is how many of them there is room for, horses left aside: with none the turn is given away. */
export interface ExplorersOfferView {
  action: string;
  crosses: number;
  possible: number;
}

/** A match as one seat sees it; ``seat`` is None for an onlooker. Maps are rows of ``S L J M`` and ``.``, the beach at their left; the island's hazy tiles are in lower case. */
export interface MisterraView {
  seat: number | null;
  seats: number;
  first: number;
  is_expert: boolean;
  is_first_game: boolean;
  merged_claims: string;
  step: string;
  active: number;
  half_day: number;
  turn: number;
  round: number;
  barrier: number;
  is_ending: boolean;
  waiting_for: number[];
  card: string | null;
  island: string[];
  supply: number[];
  sight: string[];
  display: string[];
  deck: number;
  tucked: string[];
  unseen: number[];
  cartographers: MisterraCartographerView[];
  dealt: MisterraPresumptionView[];
  kept: number[];
  otoma: MisterraOtomaView | null;
  scales: MisterraScaleView[];
}

/** A seat's cartographer, parchment and markers, which lie open to all. */
export interface MisterraCartographerView {
  place: string | null;
  parchment: string[];
  claims: string[];
  markers: number;
  has_kept: boolean;
  presumptions: number[];
}

/** A presumption: what it is called in a list of points, by itself, and its rule. */
export interface MisterraPresumptionView {
  number: number;
  label: MisterraMessage;
  is_repeated: boolean;
  name: MisterraMessage;
  rule: MisterraMessage;
}

/** The solo opponent: the front on top of its deck, and the cards turned over, oldest first. */
export interface MisterraOtomaView {
  front: string;
  cards_left: number;
  played: number[];
  half_days: MisterraOtomaHalfDay[];
  claims: string[];
  markers: number;
}

/** What a solo player can be called by one measure: titles and their least numbers, rising. */
export interface MisterraScaleView {
  key: string;
  titles: string[];
  least: number[];
}

/** A sentence that is put into a language only where somebody reads it. A text argument ``@key`` stands for another message. The arguments ``seat`` and ``other`` are seats, for which whoever speaks the sentence puts the names of the players. >>> Message.of("drew", terrain="forest", cells="c3c4") Message(key='drew', args=(('terrain', 'forest'), ('cells', 'c3c4'))) */
export interface MisterraMessage {
  key: string;
  args: ([string, string | number])[];
}

/** A half day of Otoma's: its two cells, and the front that said what was done there. */
export interface MisterraOtomaHalfDay {
  cells: string[];
  front: string;
}

/** The cells of a set written in hexadecimal, such as the anchors of a group, in order. */
export function cellsOf(mask: string, width: number): Cell[] {
  const cells: Cell[] = [];
  for (let digit = 0; digit < mask.length; digit++) {
    const bits = parseInt(mask[mask.length - 1 - digit]!, 16);
    for (let bit = 0; bit < 4; bit++) {
      const index = digit * 4 + bit;
      if (bits & (1 << bit)) cells.push({ row: Math.floor(index / width), column: index % width });
    }
  }
  return cells;
}
