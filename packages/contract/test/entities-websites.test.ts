import { describeEntities } from "./entities.test-support.ts"

describeEntities("websites", [
  {
    title: "[CFG-005] languages of the site, the first being its default",
    schema: "WebsiteConfig",
    fields: { languages: "Language[]!" },
  },
  {
    title: "[CFG-008] the survey of a unique holder",
    schema: "WebsiteConfig",
    fields: { uniqueHolderSurvey: "boolean" },
  },
  {
    title: "[CFG-009] sign-in with social providers, and the version of Facebook's library",
    schema: "WebsiteConfig",
    fields: { socialProviders: "SocialSignIn[]", facebookVersion: "string = v3.2" },
  },
  {
    title: "a site's variants, as decided",
    schema: "WebsiteConfig",
    fields: {
      hiddenCartElements: "CartElementPart[]",
      showMapsLink: "boolean = false",
      interacHiddenSubdomains: "string[]",
      privacyConsent: "boolean = false",
      privacyUrl: "object",
      "privacyUrl.fr": "string",
      "privacyUrl.en": "string",
      showCompanyAndTitle: "boolean = false",
    },
  },
])
