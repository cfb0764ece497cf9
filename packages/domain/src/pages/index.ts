export { offeredSuggestions, type Suggestion } from "./suggestions.ts"
