/** The session's own operation, apart from the generated ones because those need a session to be called. */
import type { OperationFacts } from "./operation.ts"

export const createSession: OperationFacts<"createSession"> = {
  id: "createSession",
  method: "POST",
  path: "/v1/session",
  security: "none",
  cache: 0,
  media: "json",
  problems: [
    "session-missing",
    "session-expired",
    "request-invalid",
    "website-unknown",
    "rate-limited",
    "service-unavailable",
    "unexpected",
  ],
}
