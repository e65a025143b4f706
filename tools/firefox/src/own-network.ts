/** Name of the environment variable with the address of the test's own network. */
export const OWN_ADDRESS = 'OWN_NETWORK_ADDRESS';
