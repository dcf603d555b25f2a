/** The environment variables of the build; `.env.example` explains each. */
declare namespace NodeJS {
  interface ProcessEnv {
    readonly NEXT_PUBLIC_SITE_URL?: string;
    readonly NEXT_PUBLIC_BOOKING_URL?: string;
    readonly NEXT_PUBLIC_FORM_ENDPOINT?: string;
    readonly NEXT_PUBLIC_FORM_ACCESS_KEY?: string;
    readonly NEXT_PUBLIC_COUNTER_URL?: string;
    readonly NEXT_PUBLIC_WHATSAPP?: string;
  }
}
