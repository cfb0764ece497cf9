import type { SocialProvider } from "@parterre/contract"

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  GOOGLE: "Google",
  FACEBOOK: "Facebook",
}
