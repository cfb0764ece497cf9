export { DEFAULT_LOG_LEVEL, isKept, LOG_LEVELS, type LogLevel } from "./log-level.ts"
export { type LogContext, redactContext, redactText } from "./redact.ts"
