export { NEWSLETTER_REFRESH_MS, newsletterChange } from "./newsletter-change.ts"
export {
  NEWSLETTER_LANGUAGES,
  type NewsletterForm,
  type NewsletterLanguage,
  newsletterFormErrors,
} from "./newsletter-form.ts"
