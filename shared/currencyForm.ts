/** The form of a currency's code, such as `USD`, or of a cryptocurrency's symbol, such as `USDT`. */
export const currencyForm = /^[A-Z]{3,5}$/;
