import { expect, it } from "vitest"
import { claimTime } from "../jobs/outbox.ts"
import { smtpPatience } from "./smtp-mailer.ts"

it("is given up before another process may send the same mail", () => {
  // The greeting is within the time of the connection.
  const { connectionTimeout, greetingTimeout, socketTimeout } = smtpPatience
  expect(greetingTimeout).toBeLessThanOrEqual(connectionTimeout)
  expect(connectionTimeout + socketTimeout).toBeLessThan(claimTime)
})
