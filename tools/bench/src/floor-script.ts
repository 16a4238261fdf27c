/** Script that defines `showTotal(token)`: it requests the wallet and shows the member's total as soon as the response has arrived. */
export const showTotal = `
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Requested-With': 'wallet-user' };
  const showTotal = (token) =>
    fetch('/api/wallet', { headers: { ...headers, Authorization: 'Bearer ' + token } })
      .then((response) => response.json())
      .then(({ wallet, slots }) => {
        const games = slots.filter(({ isActive }) => isActive).reduce((sum, { amount }) => sum + amount, 0);
        const total = (wallet.amount + games).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
        document.querySelector('main').prepend(total);
      });
`;

/** Script that shows the total of the stored session. */
export const showStoredTotal = `showTotal(localStorage.getItem('token'));`;

/** Script that logs in with the credentials in \`window.credentials\` when the button is tapped, and shows the total. */
export const logInAndShowTotal = `
  document.querySelector('button').addEventListener('click', () => {
    fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(window.credentials) })
      .then((response) => response.json())
      .then(({ token }) => showTotal(token));
  });
`;
