/** The members of URL that browsers and Node both have. TypeScript's ES2023 library does not declare URL. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly origin: string;
  readonly hostname: string;
  readonly pathname: string;
  search: string;
  readonly hash: string;
  readonly username: string;
  readonly password: string;
}
