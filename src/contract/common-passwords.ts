/** Passwords that are guessed first, folded. Only those long enough to pass the length rule. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 111111 000000 222222 333333 555555 666666
777777 888888 999999 123123 123321 654321 987654321 112233 121212 123654 147258 159753 102030 11111111
00000000 123123123 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123
qwertyuiop qwe123 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm abc123 abcd1234 a123456 aa123456 aa12345678
password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234 pass@123 admin1
admin123 admin1234 admin@123 administrator welcome welcome1 welcome123 letmein iloveyou monkey dragon
sunshine princess football baseball superman batman master shadow michael jordan charlie freedom whatever
trustno1 starwars login123 test123 test1234 testtest guest123 changeme secret secret1 default user123
computer internet samsung google facebook hello123 mohamed mohammed mohamed123 mohammed123 muhammad
ahmed123 ahmad123 mahmoud mahmoud123 mostafa123 abdullah abdullah123 khaled123 ali12345 omar1234 fatima123
saudi123 saudi2030 riyadh riyadh123 cairo123 egypt123 masr123 ksa12345 ksa2030 alhilal alnassr alahly
zamalek habibi habibi123 bismillah allah123 allahuakbar alhamdulillah lawyer lawyer123 lawfirm`
    .split(/\s+/)
    .filter(Boolean),
);
