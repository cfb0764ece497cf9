/** The only credentials that the sandboxes take. They open nothing else. */
export const sandboxCredentials = {
  paysafe: {
    accountIds: ["1001", "1002"],
    /** HTTP Basic, `user:password`. */
    apiKey: "parterre-server:sandbox-secret",
    /** Single-use-token keys for browsers, of the first account; the demo theatre has its own. */
    browserKeys: [Buffer.from("parterre-browser:sandbox-public").toString("base64"), "sandbox-belvedere"],
    /** A browser key of the second account. */
    otherBrowserKey: Buffer.from("parterre-browser:sandbox-other").toString("base64"),
  },
  globalPayments: {
    appId: "parterre-sandbox-app",
    appKey: "parterre-sandbox-key",
    /** Transaction accounts; the demo arena has its own. */
    accountNames: ["transaction_processing", "2001"],
  },
  stripe: {
    secretKey: "sk_test_parterre_sandbox",
    publishableKey: "pk_test_parterre_sandbox",
    webhookSecret: "whsec_parterre_sandbox",
  },
  moneris: {
    storeId: "store5",
    apiToken: "parterre-sandbox-token",
    /** Profile of Hosted Tokenization, which browsers are told. */
    profileId: "htPARTERRE0SANDBOX",
  },
  cardConnect: {
    merchantId: "800000000264",
    /** HTTP Basic, `user:password`. */
    login: "parterre:sandbox-secret",
  },
  paymentech: {
    merchantId: "700000208761",
    /** The connection's user and password, `user:password`. */
    login: "PARTERRE1:SANDBOX2026",
  },
  exact: {
    gatewayId: "A00049-01",
    password: "parterre-sandbox",
    /** Of a user who searches reports, `user:password`. */
    reportLogin: "parterre:sandbox-reports",
    /** Of the payment page, at which Interac Online pays. */
    page: "HCO-PARTERRE-1",
    transactionKey: "TKEY-sandbox",
    responseKey: "RKEY-sandbox",
  },
  google: {
    /** Of the demo arena's application; browsers are told it too. */
    clientId: "parterre-sandbox.apps.google.example",
    clientSecret: "GOCSPX-parterre-sandbox",
  },
  facebook: {
    appId: "1000000000000001",
    appSecret: "parterre-sandbox-app-secret",
  },
  paypal: {
    /** Browsers are told it too. */
    clientId: "AbParterreSandboxApp",
    clientSecret: "EbParterreSandboxSecret",
    webhookId: "WH-PARTERRE-SANDBOX",
  },
}
