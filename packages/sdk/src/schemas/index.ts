export * from "../generated/schemas.ts"
export { CentsAmount, Instant } from "./amounts-and-instants.ts"
export { answerFault } from "./answer-fault.ts"
