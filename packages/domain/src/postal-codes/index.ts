export {
  isPartialPostalCode,
  isPostalCode,
  normalisePostalCode,
  provincesOfPostalCode,
} from "./postal-code.ts"
