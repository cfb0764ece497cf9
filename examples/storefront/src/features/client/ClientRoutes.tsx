import { accountMode, authRedirect } from "@parterre/domain/accounts"
import { useClient } from "@parterre/react"
import { type ComponentType, lazy, type ReactNode, Suspense } from "react"
import { ExpressContext, type ExpressProps } from "../../shared/buyer/express.tsx"
import { NotFoundScreen } from "../../shared/failure/NotFoundScreen.tsx"
import {
  Navigate,
  Outlet,
  type RouteObject,
  useLocation,
  useRoutes,
} from "../../shared/navigation/router.tsx"
import { useLinks, useSite } from "../../shared/site/site.ts"
import { AreaTexts } from "../../shared/texts/AreaTexts.tsx"
import { Skeleton } from "../../shared/ui/Skeleton.ts"
import { Column } from "../../shared/ui/Surface.ts"
import { AccountNav } from "./AccountNav.tsx"
import { ChangePasswordScreen } from "./ChangePasswordScreen.tsx"
import { ConfirmEmailScreen } from "./ConfirmEmailScreen.tsx"
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx"
import { GuestProfileScreen } from "./GuestProfileScreen.tsx"
import { InvoiceScreen } from "./InvoiceScreen.tsx"
import { LoginScreen } from "./LoginScreen.tsx"
import { MiddlewareScreen } from "./MiddlewareScreen.tsx"
import { ProfileScreen } from "./ProfileScreen.tsx"
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx"
import { SelectMethodScreen } from "./SelectMethodScreen.tsx"
import { SignUpScreen } from "./SignUpScreen.tsx"
import { UndoEmailScreen } from "./UndoEmailScreen.tsx"

/** Documents, windows and gifts of tickets, which nobody needs to log in. */
const TicketsScreen = lazy(async () => ({ default: (await import("./TicketsScreen.tsx")).TicketsScreen }))

/** Seen for a moment, by those who log in with Google or Facebook. */
const SocialReturnScreen = lazy(() => import("./social-sign-in/SocialReturnScreen.tsx"))

/** Its date fields weigh more than all other screens of an account. */
const InvoicesScreen = lazy(async () => ({ default: (await import("./InvoicesScreen.tsx")).InvoicesScreen }))

const FlexPassListScreen = lazy(async () => ({
  default: inFlexTexts((await import("./flex-passes/FlexPassListScreen.tsx")).FlexPassListScreen),
}))
const ExchangeScreen = lazy(async () => ({
  default: inFlexTexts((await import("./flex-passes/ExchangeScreen.tsx")).ExchangeScreen),
}))

/** Opened once at most. */
const CloseAccountScreen = lazy(async () => ({
  default: (await import("./personal-data/CloseAccountScreen.tsx")).CloseAccountScreen,
}))

/** Few visits come for a pass: its texts are fetched with its screens. */
const inFlexTexts = (Screen: ComponentType) => () => (
  <AreaTexts areas={["flex"]}>
    <Screen />
  </AreaTexts>
)

/** A screen that is fetched when it is first opened. */
const fetched = (screen: ReactNode) => <Suspense fallback={<Skeleton $height="60vh" />}>{screen}</Suspense>

/** Every address of the account area, under /{lang}/client [ACC-002]. */
export const clientRoutes: RouteObject[] = [
  {
    element: <ClientFrame />,
    children: [
      { path: "middlewareClient", element: <MiddlewareScreen /> },
      { path: "select-checkout-method", element: <SelectMethodScreen /> },
      { path: "profile-guest", element: <GuestProfileScreen /> },
      {
        element: <AccountsOnly />,
        children: [
          { index: true, element: <LoginScreen /> },
          { path: "login", element: <LoginScreen /> },
          { path: "social", element: fetched(<SocialReturnScreen />) },
          { path: "signup", element: <SignUpScreen /> },
          { path: "client-forgot-password", element: <ForgotPasswordScreen /> },
          { path: "client-reset-password/:token", element: <ResetPasswordScreen /> },
          { path: "client-confirm-email/:token", element: <ConfirmEmailScreen /> },
          { path: "client-undo-email/:token", element: <UndoEmailScreen /> },
          { path: "event/:flexEventId/flex-pass/:invoiceId", element: fetched(<ExchangeScreen />) },
          {
            path: "auth",
            element: <AuthFrame />,
            children: [
              { path: "profile", element: <ProfileScreen /> },
              { path: "tickets", element: fetched(<TicketsScreen />) },
              {
                path: "invoices",
                element: fetched(<InvoicesScreen />),
              },
              { path: "invoices/:invoiceId", element: <InvoiceScreen /> },
              { path: "flex-pass-list", element: fetched(<FlexPassListScreen />) },
              { path: "close-account", element: fetched(<CloseAccountScreen />) },
              { path: "change-password", element: <ChangePasswordScreen /> },
            ],
          },
        ],
      },
      { path: "*", element: <NotFoundScreen /> },
    ],
  },
]

interface ClientRoutesProps {
  /** What pays with no form before, for guests. */
  express: ComponentType<ExpressProps>
}

/** The account area, fetched whole when it is first opened. */
export const ClientRoutes = ({ express }: ClientRoutesProps) => (
  <ExpressContext value={express}>{useRoutes(clientRoutes)}</ExpressContext>
)

/** A site without accounts has nothing to log in to. */
function AccountsOnly() {
  const links = useLinks()
  const { accountAllowed } = accountMode(useSite().config.clientAccount)
  return accountAllowed ? <Outlet /> : <Navigate to={links.to("/pages")} replace />
}

/** Lets in who is logged in; a password that must be changed comes first [ACC-023] [ACC-024]. */
function AuthFrame() {
  const { status, client } = useClient()
  const links = useLinks()
  const route = useLocation().pathname.replace(/^\/\w+\/client\//, "")
  const mustChangePassword = client?.mustChangePassword ?? false
  const place = authRedirect(route, { loggedIn: status === "logged-in", mustChangePassword })
  if (place !== undefined) return <Navigate to={links.to(`/${place}`)} replace />
  return (
    <>
      {!mustChangePassword && <AccountNav />}
      <Outlet />
    </>
  )
}

/** Around every screen of the account area: its texts, and the wait until it is known who is there. */
function ClientFrame() {
  const { status } = useClient()
  if (status === "unknown") {
    return (
      <Column>
        <Skeleton $height="60vh" />
      </Column>
    )
  }
  return <Outlet />
}
