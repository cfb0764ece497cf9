export { accountMessage } from "./account-message.ts"
export { accountMode, guestHasPassword, needsAccount, purchaseAccount } from "./account-mode.ts"
export {
  asksCompanyAddress,
  asksLanguage,
  checkoutForm,
  loginLinks,
  showsSignUpLinks,
  socialButtons,
} from "./client-forms.ts"
export { clientUpdate } from "./client-update.ts"
export { asksToCompleteProfile, editClientPlace, isClientEditable, shownAddress } from "./client-view.ts"
export {
  afterLogin,
  afterSignUp,
  authRedirect,
  type ClientPlace,
  clientPath,
  type LoggedIn,
  middlewareClient,
} from "./client-ways.ts"
export { mayUpdateProfile, refusalText } from "./profile-update.ts"
export {
  type SocialSignInEvent,
  type SocialSignInState,
  socialSignInMachine,
} from "./social-sign-in-machine.ts"
