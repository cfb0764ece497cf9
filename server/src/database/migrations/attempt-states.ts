import type { Knex } from "knex"

/** Challenges and money on its way back were codes beside the state; now they are states of the payment machine. */
export async function nameAttemptStates(knex: Knex): Promise<void> {
  const attempts = () => knex("payment_attempts")
  await attempts()
    .where({ state: "authorising", code: "authentication-needed" })
    .update({ state: "challenging", code: null })
  await attempts()
    .where({ state: "authorising", code: "cancelling" })
    .update({ state: "voiding", code: "abandoned" })
  await attempts()
    .whereIn("state", ["authorised", "declined"])
    .where({ code: "voiding" })
    .update({ state: "voiding", code: null })
}
