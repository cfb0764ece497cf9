export { DEFAULT_FLAGS } from "./default-flags.ts"
