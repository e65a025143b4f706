/** Where the product under attack answers: its front, and the processes behind it. */
export const PORT = 3600 + Number(process.env.E2E_PORT_OFFSET ?? 0);

/** Origin of the front, which strangers reach. */
export const ORIGIN = `http://localhost:${PORT}`;
