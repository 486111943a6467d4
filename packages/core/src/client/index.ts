/** A client for programs: come in, follow tables as your seat sees them, and ask for what a player may ask. */
export type { ClientMessage, Me, ServerMessage, TableCard } from '../protocol/messages.ts';
export { type Connection, connect, type DoAnswer } from './connection.ts';
export type { LeftOut } from './cutting.ts';
export type { ConnectionState, ConnectOptions, SocketLike } from './line.ts';
export { RoomProblem, SeenTable, Visit } from './visit.ts';
