package university;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.servlet.http.HttpServletRequest;
import java.util.*;
import org.springframework.http.*;
import org.springframework.security.crypto.password.*;
import org.springframework.stereotype.Service;
import org.springframework.web.context.request.NativeWebRequest;
import university.generated.api.*;
import university.generated.model.*;

/** Who may sign in. These administrators have no user name beside the e-mail address. */
record Account(String id, String name, String email, String passwordHash, Role role) {
    boolean isStudent() {
        return role == Role.STUDENT;
    }
}

/** The two logins, and who is signed in. The passwords of the accounts are public: this is an example. */
@Service
record Accounts(Sessions sessions, Students students, ObjectMapper mapper, HttpServletRequest current)
        implements AuthApiDelegate, AdminAuthApiDelegate {
    private static final PasswordEncoder ENCODER = Pbkdf2PasswordEncoder.defaultsForSpringSecurity_v5_8();
    private static final String NOBODYS_HASH = ENCODER.encode("nobody");
    private static final List<Account> ACCOUNTS = List.of(
            account("stu_1", "Asha Patil", "asha@university.example", "student of the example", Role.STUDENT),
            account("adm_1", "Neha Rao", "neha@university.example", "admin of the example", Role.ADMIN),
            account("adm_2", "Vikram Shah", "vikram@university.example", "head of the example", Role.SUPER_ADMIN));

    private static Account account(String id, String name, String email, String password, Role role) {
        return new Account(id, name, email, ENCODER.encode(password), role);
    }

    @Override
    public ResponseEntity<LoginResponse> studentLogin(Credentials sent) {
        return signIn(sent.getEmail(), sent.getPassword(), true);
    }

    @Override
    public ResponseEntity<LoginResponse> adminLogin(AdminCredentials sent) {
        return signIn(sent.getUsernameOrEmail(), sent.getPassword(), false);
    }

    @Override
    public ResponseEntity<CurrentUserResponse> getCurrentUser() {
        return ResponseEntity.ok(new CurrentUserResponse(true, userOf(sessions.accountOf(current))));
    }

    /** An unknown name takes as long as a wrong password. */
    private ResponseEntity<LoginResponse> signIn(String email, String password, boolean asStudent) {
        var found = ACCOUNTS.stream()
                .filter(account -> account.isStudent() == asStudent && account.email().equalsIgnoreCase(email))
                .findFirst();
        var fits = ENCODER.matches(password, found.map(Account::passwordHash).orElse(NOBODYS_HASH));
        var account = found.filter(known -> fits)
                .orElseThrow(() -> new Refusal(HttpStatus.UNAUTHORIZED, "The name or the password is wrong."));
        return ResponseEntity.ok(new LoginResponse(true, new LoginResult(sessions.begin(account), userOf(account))));
    }

    private User userOf(Account account) {
        if (!account.isStudent()) return new AdminUser(account.id(), account.name(), account.email(), account.role());
        return mapper.convertValue(students.get(account.id()), StudentUser.class).role(Role.STUDENT);
    }

    /** Both of the generated interfaces have one. */
    @Override
    public Optional<NativeWebRequest> getRequest() {
        return Optional.empty();
    }
}
