/** The operations that bring tokens, apart from the generated ones because those need a token to be called. */
import type { OperationFacts } from "./operation-facts.ts"

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
    "overloaded",
    "service-unavailable",
    "unexpected",
  ],
}

export const rotateRefreshToken: OperationFacts<"rotateRefreshToken"> = {
  id: "rotateRefreshToken",
  method: "POST",
  path: "/v1/refresh-tokens/actions/rotate",
  security: "staff",
  cache: 0,
  media: "json",
  problems: [
    "staff-token-missing",
    "refresh-token-expired",
    "permission-missing",
    "request-invalid",
    "website-unknown",
    "rate-limited",
    "overloaded",
    "service-unavailable",
    "unexpected",
  ],
}
