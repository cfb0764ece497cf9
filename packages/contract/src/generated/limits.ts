// Generated from openapi/ by `npm run generate`. Do not edit.
/** Characters of the longest text of its kind that a request may hold; forms stop at it. */
export const textLimits = {
  AddressLine: 200,
  Apartment: 40,
  CityName: 100,
  Email: 254,
  ForeignToken: 5000,
  Id: 200,
  NewPassword: 180,
  OptionalId: 200,
  Password: 180,
  PersonName: 100,
  PhoneNumber: 40,
  PostalCode: 12,
  PromoCode: 40,
  ProvinceName: 40,
  RequiredEmail: 254,
  SearchText: 100,
  Token: 200,
  Url: 2000,
} as const
