import type { SocialProvider } from "@parterre/contract"

/** The sign of a provider in its own colours, as both ask for; beside its name, it says nothing by itself. */
export function ProviderSign({ provider }: { readonly provider: SocialProvider }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden focusable="false">
      {provider === "GOOGLE" ? (
        <g fill="none" strokeWidth="3.4">
          <path stroke="#ea4335" d="M15.3 4.7 A7.5 7.5 0 0 0 3.5 6.3" />
          <path stroke="#fbbc05" d="M3.5 6.3 A7.5 7.5 0 0 0 3.5 13.7" />
          <path stroke="#34a853" d="M3.5 13.7 A7.5 7.5 0 0 0 14.8 15.8" />
          <path stroke="#4285f4" d="M14.8 15.8 A7.5 7.5 0 0 0 17.5 10 H10" />
        </g>
      ) : (
        <>
          <circle cx="10" cy="10" r="10" fill="#0866ff" />
          <path
            fill="none"
            stroke="#fff"
            strokeWidth="2.6"
            d="M10 20 V8 C10 5.8 11.2 4.8 13.6 5 M7 10.6 H13.2"
          />
        </>
      )}
    </svg>
  )
}
