export { QUEUE_STATES } from "./queue-machine.ts"
