export {
  type ChatLine,
  type ClientMessage,
  type EventsMessage,
  type Me,
  type MyTable,
  type Notice,
  type Patron,
  PROTOCOL,
  type RoomRole,
  type ServerMessage,
  type TableCard,
  type TableMessage,
} from './messages.ts';
