// Generated from the contract by `npm run generate`. Do not edit.
import { operation } from "../../client/operation.ts"

export const updateClient = /* @__PURE__ */ operation<"updateClient">({"id":"updateClient","method":"PUT","path":"/v1/clients","security":"session","cache":0,"media":"json","problems":"login-needed not-yours accounts-not-offered client-invalid email-taken password-refused password-needed password-wrong session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const createClient = /* @__PURE__ */ operation<"createClient">({"id":"createClient","method":"POST","path":"/v1/clients","security":"session","cache":0,"media":"json","problems":"accounts-not-offered client-invalid email-taken password-refused session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const getOwnClient = /* @__PURE__ */ operation<"getOwnClient">({"id":"getOwnClient","method":"GET","path":"/v1/clients/self","security":"session","cache":0,"media":"json","problems":"login-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const changePassword = /* @__PURE__ */ operation<"changePassword">({"id":"changePassword","method":"POST","path":"/v1/clients/{id}/actions/change-password","security":"session","cache":0,"media":"none","problems":"login-needed not-yours password-wrong password-refused session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const resetPassword = /* @__PURE__ */ operation<"resetPassword">({"id":"resetPassword","method":"POST","path":"/v1/client/actions/reset-password","security":"session","cache":0,"media":"none","problems":"reset-link-ended password-refused session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const requestPasswordReset = /* @__PURE__ */ operation<"requestPasswordReset">({"id":"requestPasswordReset","method":"POST","path":"/v1/client/actions/reset-password-request","security":"session","cache":0,"media":"none","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const confirmEmail = /* @__PURE__ */ operation<"confirmEmail">({"id":"confirmEmail","method":"POST","path":"/v1/client/actions/confirm-email","security":"session","cache":0,"media":"none","problems":"email-link-ended email-taken session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const undoEmailChange = /* @__PURE__ */ operation<"undoEmailChange">({"id":"undoEmailChange","method":"POST","path":"/v1/client/actions/undo-email-change","security":"session","cache":0,"media":"none","problems":"email-link-ended email-taken password-refused session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const sendEmailConfirmation = /* @__PURE__ */ operation<"sendEmailConfirmation">({"id":"sendEmailConfirmation","method":"POST","path":"/v1/clients/{id}/actions/send-email-confirmation","security":"session","cache":0,"media":"none","problems":"login-needed not-yours email-not-pending session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const withdrawEmailChange = /* @__PURE__ */ operation<"withdrawEmailChange">({"id":"withdrawEmailChange","method":"POST","path":"/v1/clients/{id}/actions/withdraw-email-change","security":"session","cache":0,"media":"none","problems":"login-needed not-yours session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const logInClient = /* @__PURE__ */ operation<"logInClient">({"id":"logInClient","method":"POST","path":"/v1/clients/actions/authorize","security":"session","cache":0,"media":"json","problems":"login-failed accounts-not-offered session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const logInWithFacebook = /* @__PURE__ */ operation<"logInWithFacebook">({"id":"logInWithFacebook","method":"POST","path":"/v1/clients/facebook","security":"session","cache":0,"media":"json","problems":"social-login-refused social-provider-unknown social-address-unverified social-account-exists social-provider-unreachable accounts-not-offered session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const logInWithGoogle = /* @__PURE__ */ operation<"logInWithGoogle">({"id":"logInWithGoogle","method":"POST","path":"/v1/clients/google","security":"session","cache":0,"media":"json","problems":"social-login-refused social-provider-unknown social-address-unverified social-account-exists social-provider-unreachable accounts-not-offered session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const beginSocialSignIn = /* @__PURE__ */ operation<"beginSocialSignIn">({"id":"beginSocialSignIn","method":"POST","path":"/v1/clients/social/actions/begin","security":"session","cache":0,"media":"json","problems":"social-provider-unknown social-provider-unreachable accounts-not-offered session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const finishSocialSignIn = /* @__PURE__ */ operation<"finishSocialSignIn">({"id":"finishSocialSignIn","method":"POST","path":"/v1/clients/social/actions/finish","security":"session","cache":0,"media":"json","problems":"social-login-refused social-provider-unknown social-address-unverified social-account-exists social-provider-unreachable accounts-not-offered session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const checkAuthentication = /* @__PURE__ */ operation<"checkAuthentication">({"id":"checkAuthentication","method":"POST","path":"/v1/accounts/{accountCode}/actions/authentication","security":"session","cache":0,"media":"json","problems":"login-needed session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})

export const logOutClient = /* @__PURE__ */ operation<"logOutClient">({"id":"logOutClient","method":"POST","path":"/v1/accounts/{accountCode}/actions/logout","security":"session","cache":0,"media":"none","problems":"session-missing session-expired request-invalid website-unknown rate-limited overloaded service-unavailable unexpected"})
