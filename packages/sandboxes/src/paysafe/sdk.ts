import { CHALLENGE_WINDOW } from "../challenge-window.ts"

/** Stand-in for the processor's browser script, under its real global name. */
export const paysafeSdk = `(() => {
  "use strict"
  const base = new URL(".", document.currentScript.src)
  ${CHALLENGE_WINDOW}
  let open

  const failure = (code, detailedMessage) => ({ code, displayMessage: detailedMessage, detailedMessage })

  async function post(apiKey, path, body) {
    const response = await fetch(new URL(path, base), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Basic " + apiKey },
      body: JSON.stringify(body),
    })
    const answer = await response.json()
    const codes = { 401: "9013", 404: "9501" }
    if (!response.ok) throw failure(codes[response.status] ?? "9002", answer.error?.message ?? "failed")
    return answer
  }

  /** Hands a result to the callback; anything unforeseen becomes a connection failure. */
  function tell(promise, callback) {
    promise.then(
      (value) => callback(value, undefined),
      (error) => callback(undefined, error?.code ? error : failure("9001", String(error?.message ?? error))),
    )
  }

  const needsTest = async (environment) => {
    if (environment !== "TEST") throw failure("9015", "The environment must be TEST here; leaving it out means LIVE.")
  }

  function start(apiKey, options, callback) {
    tell(
      needsTest(options.environment)
        .then(() => post(apiKey, "threedsecure/v2/jwt", { accountId: String(options.accountId), card: options.card }))
        .then((answer) => answer.deviceFingerprintingId),
      callback,
    )
  }

  async function run(apiKey, options) {
    await needsTest(options.environment)
    const challenge = JSON.parse(atob(options.sdkChallengePayload))
    open = challengeWindow({
      url: challenge.acsUrl,
      creq: challenge.payload,
      language: options.language ?? document.documentElement.lang,
      container: options.container,
      isDone: (message) => message?.source === "paysafe-sandbox" && message.transactionId === challenge.transactionId,
    })
    const outcome = await open.outcome
    open = undefined
    if (outcome === "cancelled") throw failure("9601", "The challenge was cancelled.")
    const path = "threedsecure/v2/accounts/" + challenge.accountId + "/authentications/" + challenge.id + "/finalize"
    await post(apiKey, path, { payload: challenge.payload })
    return challenge.id
  }

  const threedsecure = {
    start,
    challenge: (apiKey, options, callback) => tell(run(apiKey, options), callback),
    /** Closes the open challenge as the shopper's own button would. */
    cancel: () => open?.cancel(),
  }
  window.paysafe = Object.assign(window.paysafe ?? {}, { threedsecure })
})()
`
