export { step } from "./machine.ts"
