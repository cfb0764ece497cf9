export { admissions } from "./admission.ts"
export { type Guarded, guardOf } from "./guard.ts"
export {
  type AccessKey,
  type AccessKeys,
  accessKeyOf,
  goneFlexPasses,
  holdToken,
  KEY_KINDS,
  type KeyKind,
  letsIn,
  NO_ACCESS_KEYS,
  withAccessKey,
  withoutAccessKey,
} from "./key-records.ts"
export { drawTurns } from "./lottery.ts"
export { ownPath } from "./own-path.ts"
export { QUEUE_STATES, type QueueState, queueEvent } from "./queue-machine.ts"
export { makesLine, type QueueCourse, type QueuePhase, queuePhase, withoutLine } from "./queue-phase.ts"
export { longestWaits, pollSeconds } from "./wait.ts"
export {
  flexPassRedirect,
  kindOfPath,
  offersTurnMail,
  type QueueAnswer,
  type WaitingView,
  waitingPath,
  waitingView,
} from "./waiting-screen.ts"
