export * from "../generated/schemas.ts"
export { CentsAmount, Instant } from "./amounts-and-instants.ts"
export { answerFault, eventFault, refusalFault } from "./answer-fault.ts"
