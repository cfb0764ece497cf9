/** What a call is answered. */
export interface PayPalAnswer {
  readonly status: number
  /** Undefined: the order itself, or nothing. */
  readonly body: object | undefined
}

/** The name of what is wrong, as PayPal's list has it. */
export type Issue = string

/** A refusal, by the issue that it names. */
export const issue = (status: 400 | 403 | 422, name: Issue): PayPalAnswer => ({
  status,
  body: {
    name: status === 422 ? "UNPROCESSABLE_ENTITY" : status === 403 ? "NOT_AUTHORIZED" : "INVALID_REQUEST",
    message:
      "The requested action could not be performed, semantically incorrect, or failed business validation.",
    details: [{ issue: name, description: name }],
  },
})

export const missingOrder: PayPalAnswer = {
  status: 404,
  body: {
    name: "RESOURCE_NOT_FOUND",
    message: "The specified resource does not exist.",
    details: [{ issue: "INVALID_RESOURCE_ID", description: "Specified resource ID does not exist." }],
  },
}
