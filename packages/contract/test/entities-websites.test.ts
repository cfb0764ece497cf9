import { describeEntities } from "./entities.test-support.ts"

describeEntities("websites", [
  {
    title: "[CFG-001] [CFG-002] [CFG-003] whether shoppers have accounts: NO, OPTIONAL, or any other text",
    schema: "WebsiteConfig",
    fields: { clientAccount: "string!" },
  },
  {
    title: "[CFG-004] whether there is a cart",
    schema: "WebsiteConfig",
    fields: { cart: "boolean!" },
  },
  {
    title: "[CFG-006] [CFG-007] [SHELL-007] the flow, the survey, the look and the account of a site",
    schema: "WebsiteConfig",
    fields: {
      flowStandard: "boolean",
      uniqueHolderSurvey: "boolean",
      styleTkp: "boolean",
      clientAccount: "string!",
      accountId: "string!",
      accountCode: "string!",
    },
  },
  {
    title: "[CFG-010] a site's processor, without its secret",
    schema: "WebsiteConfig",
    fields: { processorConfig: "ProcessorConfig!" },
  },
  {
    title: "[CFG-010] what a browser needs of a processor",
    schema: "ProcessorConfig",
    fields: {
      type: "Processor!",
      token: "string",
      threeDSecure: "boolean!",
      threeDSecureToken: "string",
      accountId: "string",
    },
  },
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
      splitPrice: "boolean = false",
      interacHiddenSubdomains: "string[]",
      privacyConsent: "boolean = false",
      privacyUrl: "object",
      "privacyUrl.fr": "string",
      "privacyUrl.en": "string",
      showCompanyAndTitle: "boolean = false",
    },
  },
])
