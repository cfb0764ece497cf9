import { type RouteObject, useRoutes } from "react-router-dom"
import { NotFoundScreen } from "../../shared/failure/NotFoundScreen.tsx"
import { AccountsOnly } from "./AccountsOnly.tsx"
import { AuthFrame } from "./AuthFrame.tsx"
import { ChangePasswordScreen } from "./ChangePasswordScreen.tsx"
import { ClientFrame } from "./ClientFrame.tsx"
import { ConfirmEmailScreen } from "./ConfirmEmailScreen.tsx"
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx"
import { GuestProfileScreen } from "./GuestProfileScreen.tsx"
import { InvoiceScreen } from "./InvoiceScreen.tsx"
import { InvoicesScreen } from "./InvoicesScreen.tsx"
import { LoginScreen } from "./LoginScreen.tsx"
import { MiddlewareScreen } from "./MiddlewareScreen.tsx"
import { ProfileScreen } from "./ProfileScreen.tsx"
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx"
import { SelectMethodScreen } from "./SelectMethodScreen.tsx"
import { SignUpScreen } from "./SignUpScreen.tsx"
import { TicketsScreen } from "./TicketsScreen.tsx"
import { UndoEmailScreen } from "./UndoEmailScreen.tsx"

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
          { path: "signup", element: <SignUpScreen /> },
          { path: "client-forgot-password", element: <ForgotPasswordScreen /> },
          { path: "client-reset-password/:token", element: <ResetPasswordScreen /> },
          { path: "client-confirm-email/:token", element: <ConfirmEmailScreen /> },
          { path: "client-undo-email/:token", element: <UndoEmailScreen /> },
          {
            path: "auth",
            element: <AuthFrame />,
            children: [
              { path: "profile", element: <ProfileScreen /> },
              { path: "tickets", element: <TicketsScreen /> },
              { path: "invoices", element: <InvoicesScreen /> },
              { path: "invoices/:invoiceId", element: <InvoiceScreen /> },
              { path: "change-password", element: <ChangePasswordScreen /> },
            ],
          },
        ],
      },
      { path: "*", element: <NotFoundScreen /> },
    ],
  },
]

/** The account area, fetched whole when it is first opened. */
export const ClientRoutes = () => useRoutes(clientRoutes)
