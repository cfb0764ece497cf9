import { type Call, describeCalls } from "./calls.test-support.ts"

const session = ["session"]
const refusals = ["sale-needed", "amount-changed", "card-invalid", "processor-unavailable"]
const result = {
  is: "ThreeDSecureResult",
  fields: {
    status: "frictionless | challenge | notEnrolled | failed!",
    authenticationId: "string | null!",
    challenge: "object",
    "challenge.url": "string",
    "challenge.payload": "string!",
  },
}
/** A post of the issuer's frame: a form in, a page out. */
const notification = (title: string, call: string, is: string, fields: Record<string, string>): Call => ({
  title,
  call,
  tag: "payments",
  body: { is, media: "application/x-www-form-urlencoded", fields },
  answer: { is: "string", media: "text/html" },
  security: [],
})

describeCalls("checkout, 3-D Secure and verification of an email", [
  {
    title: "[CALL-077] the session's sale is started",
    call: "PUT /v1/session/create-sale",
    tag: "checkout",
    query: { reservationToken: "string" },
    answer: { is: "SaleStart", fields: { saleToken: "string!" } },
    security: session,
    problems: ["cart-empty", "cart-expired"],
  },
  {
    title: "[CALL-078] the session's sale",
    call: "GET /v1/session/sale",
    tag: "checkout",
    query: { reservationToken: "string" },
    answer: { is: "Sale", fields: { saleToken: "string!", saleId: "string", state: "SaleProgress!" } },
    security: session,
    cache: 0,
    problems: ["sale-unknown"],
  },
  {
    title: "[CALL-079] Paysafe authenticates the shopper",
    call: "POST /v1/threeDSecure/paysafe/authentications/{id}",
    tag: "payments",
    body: {
      is: "PaysafeAuthenticationRequest",
      fields: {
        bin: "string",
        amount: "integer!",
        currency: "Currency!",
        deviceFingerprintingId: "string!",
      },
    },
    answer: result,
    security: session,
    problems: refusals,
  },
  {
    title: "[CALL-081] Global Payments checks enrolment, for a sale's hash",
    call: "POST /v1/threeDSecure/globalpayments/{hash}",
    tag: "payments",
    body: { is: "EnrolmentRequest", fields: { amount: "integer!", card: "CardToAuthenticate!" } },
    answer: {
      is: "EnrolmentResult",
      fields: { status: "enrolled | notEnrolled!", authenticationId: "string | null!", method: "object" },
    },
    security: session,
    problems: refusals,
  },
  notification(
    "[CALL-082] the issuer's device check is done",
    "POST /v1/threeDSecure/globalpayments/methodUrlResponse",
    "MethodNotification",
    { threeDSMethodData: "string!" },
  ),
  notification(
    "[CALL-083] the issuer's challenge is over",
    "POST /v1/threeDSecure/globalpayments/methodUrlResponse2",
    "ChallengeNotification",
    { cres: "string!", threeDSSessionData: "string" },
  ),
  {
    title: "[CALL-084] Global Payments authenticates the shopper",
    call: "POST /v1/threeDSecure/globalpayments/initiateAuthentication",
    tag: "payments",
    body: {
      is: "InitiateAuthenticationRequest",
      fields: { amount: "integer!", browser: "BrowserData!", authenticationId: "string!" },
    },
    answer: result,
    security: session,
    problems: refusals,
  },
  {
    title: "[CALL-085] a fresh access token, never kept",
    call: "GET /v1/threeDSecure/globalpayments/accesstoken",
    tag: "payments",
    answer: { is: "AccessToken", fields: { accessToken: "string!", expiresIn: "integer!" } },
    security: session,
    cache: 0,
    problems: ["processor-unavailable"],
  },
  {
    title: "[CALL-086] an email is verified",
    call: "GET /v1/xverify/email/{base64}",
    tag: "verifications",
    answer: { is: "Verification", fields: { status: "valid | invalid!", responseCode: "string!" } },
    security: session,
    cache: 0,
  },
])
